import type { Observation } from '../core/outcome.js';
import type { TestProgram } from '../core/test-program.js';
import type { BugJudgement } from '../core/verdict.js';

/**
 * Observations with the faults of programs that were wrongly accepted. Only what must be rejected is called, and only where
 * it was accepted: a fault in it proves that it was wrongly so.
 */
export async function withFaults(
  { expectation }: TestProgram,
  observations: readonly Observation[],
  bugs: readonly BugJudgement[],
  exercise: (target: string) => Promise<string | undefined>,
): Promise<Observation[]> {
  const isWrong = (target: string) =>
    bugs.some((bug) => bug.target === target && bug.verdict.signature.symptom === 'wrongAccept');
  const result: Observation[] = [];
  for (const observation of observations) {
    const { target, outcome } = observation;
    const suspect = expectation.kind === 'reject' && outcome.kind === 'accepted' && isWrong(target);
    const fault = suspect ? await exercise(target) : undefined;
    result.push(suspect && fault ? { ...observation, outcome: { ...outcome, fault } } : observation);
  }
  return result;
}
