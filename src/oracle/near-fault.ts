import type { Outcome, SourcePosition } from '../core/outcome.js';

// An error within so many lines is at the place of the fault: some compilers point at the whole statement.
const nearby = 10;

/** Whether a compiler rejects a program with an error at the place of its fault. */
export function isNearFault(outcome: Outcome, fault: SourcePosition): boolean {
  return (
    outcome.kind === 'rejected' &&
    outcome.diagnostics.some(({ at }) => at?.file === fault.file && Math.abs(at.line - fault.line) <= nearby)
  );
}
