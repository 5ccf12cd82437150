import { createHash } from 'node:crypto';
import type { Run } from '../../core/outcome.js';

/** What a program did, as two runs of it can be compared: its exit code, its output, and what it threw. */
export function runOf(exitCode: number, stdout: string, exception: string): Run {
  const checksum = createHash('sha256').update(stdout).update('\u0000').update(exception).digest('hex').slice(0, 16);
  return { exitCode, stdout, checksum };
}
