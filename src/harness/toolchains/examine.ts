import type { ExaminedToolchain } from '../../core/events.js';
import type { OpenOptions } from '../../core/toolchain.js';
import { openTarget, type ResolvedTarget } from './resolve.js';
import { selfTest } from './self-test.js';

/** For a compiler that is used alone, and only for a moment. */
export const patientOptions: OpenOptions = { limits: { millis: 60_000, bytes: 4 * 1024 ** 3 }, workers: 1 };

/** Opens a compiler, runs its self-tests, and closes it. */
export async function examine(resolved: ResolvedTarget): Promise<ExaminedToolchain> {
  const target = openTarget(resolved, patientOptions);
  const failures = await selfTest(target).finally(() => target.toolchain.close());
  return { target: target.name, failures, lacks: target.toolchain.lacks ?? [] };
}
