import { UserError } from '../core/errors.js';
import { parseTarget } from '../core/target.js';
import type { InstalledToolchain, ToolchainFamily } from '../core/toolchain.js';
import { familyNamed } from './catalogue.js';
import { say } from './terminal.js';

/** The toolchain of a version, installed if it is not here. */
export async function provide(family: ToolchainFamily, version: string): Promise<InstalledToolchain> {
  const here = (await family.installed()).find((installed) => installed.version === version);
  return here ?? family.install(version, say);
}

/** Makes sure that exactly these compilers are here; they are installed only if that was asked for. */
export async function requireExactly(targets: readonly string[], install: boolean): Promise<void> {
  const missing: string[] = [];
  for (const target of targets) {
    const { family: name, version = '' } = parseTarget(target);
    const family = await familyNamed(name);
    if (install) await provide(family, version);
    else if ((await family.installed()).every((installed) => installed.version !== version))
      missing.push(`${name}@${version}`);
  }
  if (missing.length === 0) return;
  const names = [...new Set(missing)].join(' ');
  throw new UserError(
    `${names.replaceAll(' ', ', ')} not installed; add --install, or run \`cupel toolchains add ${names}\``,
  );
}
