import type { Diagnostic, Outcome, SourcePosition } from '../core/outcome.js';

// An error within so many lines is at the place of the fault: some compilers point at the whole statement.
const nearby = 10;

/** Whether a compiler rejects a program with an error at the place of its fault. */
export function isNearFault(outcome: Outcome, fault: SourcePosition): boolean {
  return isMentioned(outcome, fault, []);
}

/** Whether such an error also has one of these codes, or one of these words in its message, where there are any. */
export function isMentioned(outcome: Outcome, fault: SourcePosition, mentions: readonly string[]): boolean {
  const isNear = ({ at }: Diagnostic) => at?.file === fault.file && Math.abs(at.line - fault.line) <= nearby;
  const isSaid = ({ code, message }: Diagnostic) =>
    mentions.some((each) => code === each || message.toLowerCase().includes(each.toLowerCase()));
  return (
    outcome.kind === 'rejected' &&
    outcome.diagnostics.some((each) => isNear(each) && (mentions.length === 0 || isSaid(each)))
  );
}
