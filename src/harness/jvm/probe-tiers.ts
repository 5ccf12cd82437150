import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InstalledToolchain, Limits } from '../../core/toolchain.js';
import { runProcess } from '../process/run-process.js';
import { withTemporaryFolder } from '../process/temporary-folder.js';
import { withoutAccident } from '../process/without-accident.js';
import { recallOrFind } from '../toolchains/memory.js';
import { javaCommand } from './java-command.js';
import { type Jdk, jdkIdentity } from './jdks.js';
import { serverClasses } from './server-classes.js';
import { tiers } from './tiers.js';

const limits: Limits = { millis: 30_000, bytes: 2 * 1024 ** 3 };
const known = new Map<string, Promise<readonly string[]>>();

/** Finds out which tiers a JVM does not have, whatever flags it accepts; asked once for each, when a tier is meant. */
export async function probeTiers(
  toolchain: InstalledToolchain,
  jdk: Jdk,
  configuration?: string,
): Promise<InstalledToolchain> {
  if (configuration !== undefined && !tiers[configuration]) return toolchain;
  const asked =
    known.get(jdk.home) ?? recallOrFind(['tiers of the JVM', jdkIdentity(jdk)], () => findLackingTiers(jdk));
  known.set(jdk.home, asked);
  // What could not be found out is asked again.
  asked.catch(() => known.delete(jdk.home));
  const lacks = await asked;
  return lacks.length === 0 ? toolchain : { ...toolchain, lacks };
}

// In which a hot method does not end as it should.
async function findLackingTiers(jdk: Jdk): Promise<readonly string[]> {
  const names = Object.keys(tiers);
  const reached = await Promise.all(names.map((name) => reaches(jdk, name)));
  return names.filter((_, i) => reached[i] === false);
}

// A JVM may optimize by another compiler than C2, and that is what its last tier means.
const wanted: Readonly<Record<string, RegExp>> = {
  interpreter: /^none$/,
  c1: /^c1$/,
  c2: /^(?!c1$|none$)/,
  tiered: /^(?!c1$|none$)/,
};

async function reaches(jdk: Jdk, tier: string): Promise<boolean> {
  const classes = await serverClasses(jdk);
  return withTemporaryFolder(async (cwd) => {
    const log = join(cwd, 'compilations.xml');
    const flags = [...(tiers[tier] ?? []), ...logInto(log)];
    const command = javaCommand({ jdk, classPath: [classes], main: 'cupel.run.HotMethod' }, flags, []);
    const { exitCode } = await withoutAccident(`the probe of the tier ${tier}`, () =>
      runProcess({ ...command, cwd, limits }),
    );
    return exitCode === 0 && (wanted[tier]?.test(await lastCompiler(log)) ?? true);
  });
}

// What is printed of a compilation does not always name the compiler; its log does.
function logInto(log: string): string[] {
  return ['-XX:+UnlockDiagnosticVMOptions', '-XX:+LogCompilation', `-XX:LogFile=${log}`];
}

async function lastCompiler(log: string): Promise<string> {
  // Another JVM than HotSpot may take the flags and write nothing.
  const text = existsSync(log) ? await readFile(log, 'utf8') : '';
  const compilations = text.matchAll(/<nmethod [^>]*\bcompiler='(\w+)'[^>]*\bmethod='cupel\.run\.HotMethod hot /g);
  return [...compilations].at(-1)?.[1] ?? 'none';
}
