import { onTestFinished } from 'vitest';
import { parseTarget } from '../../src/core/target.js';
import { chooseVersion } from '../../src/core/version.js';
import { type OpenTarget, openTarget, resolveTarget } from '../../src/harness/toolchains/resolve.js';
import { language } from '../../src/languages/javascript/language.js';

/** Opens an engine until the test ends, installing it as `cupel toolchains add` does when it is not here. */
export async function openEngine(text: string, millis = 60_000): Promise<OpenTarget> {
  const { family: name, version = '' } = parseTarget(text);
  const family = language.families.find((candidate) => candidate.name === name);
  if (!family) throw new Error(`no family ${name}`);
  const here = (await family.installed()).map((toolchain) => toolchain.version);
  if (chooseVersion(here, version) === undefined) await family.install(version, () => undefined);
  const resolved = await resolveTarget(text, language.families);
  const target = openTarget(resolved, { limits: { millis, bytes: 2 * 1024 ** 3 }, workers: 1 });
  onTestFinished(() => target.toolchain.close());
  return target;
}
