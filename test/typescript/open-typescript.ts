import { onTestFinished } from 'vitest';
import type { Toolchain } from '../../src/core/toolchain.js';
import { openTarget, resolveTarget } from '../../src/harness/toolchains/resolve.js';
import { typescriptFamily } from '../../src/languages/typescript/family.js';

/** Opens a version that is on this machine, until the test ends. */
export async function open(version: string, millis = 100_000): Promise<Toolchain> {
  const target = await resolveTarget(`typescript@${version}`, [typescriptFamily]);
  const { toolchain } = openTarget(target, { limits: { millis, bytes: 2 * 1024 ** 3 }, workers: 1 });
  onTestFinished(() => toolchain.close());
  return toolchain;
}

/** What the command lines of our compilers in batches have in common. */
export const compilerMark = /javascript-worker|lib\/tsc -p/;
