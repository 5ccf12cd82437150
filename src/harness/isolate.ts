import type { Outcome } from '../core/outcome.js';

/** What came of observing several programs in one process. */
export type BatchAnswer<Result = Outcome> =
  | { readonly kind: 'answered'; readonly outcomes: readonly Result[] }
  | {
      /** The process ended without an answer. */
      readonly kind: 'lost';
      /** What that means if the batch was one program. */
      readonly outcome: Outcome;
      /** Which programs of the batch it was busy with, where that is known. */
      readonly at?: readonly number[] | undefined;
      /** What is known of programs of the batch that it had done before, by their places. */
      readonly finished?: ReadonlyMap<number, Result> | undefined;
    };

/** Observes a batch; if its process is lost, finds the program at fault, so that it costs only itself. */
export function observeIsolated<P>(
  batch: readonly P[],
  attempt: (programs: readonly P[]) => Promise<BatchAnswer>,
): Promise<Outcome[]> {
  return isolate(batch, attempt, (outcome) => outcome);
}

/** The same where more is known of a program than its outcome: of one that lost its process there is only that. */
export async function isolate<P, Result>(
  batch: readonly P[],
  attempt: (programs: readonly P[]) => Promise<BatchAnswer<Result>>,
  ofLoss: (outcome: Outcome) => Result,
): Promise<Result[]> {
  if (batch.length === 0) return [];
  const answer = await attempt(batch);
  if (answer.kind === 'answered') return complete(answer.outcomes, batch.length);
  const results = new Map(answer.finished);
  const open = batch.map((program, i) => ({ program, i })).filter(({ i }) => !results.has(i));
  if (batch.length === 1 && open.length === 1) return [await retry(answer.outcome, () => attempt(batch), ofLoss)];
  for (const part of parts(open, answer.outcome, new Set(answer.at))) {
    const observed = await isolate(
      part.map(({ program }) => program),
      attempt,
      ofLoss,
    );
    for (const [i, result] of observed.entries()) results.set((part[i] as Member<P>).i, result);
  }
  return batch.map((_, i) => results.get(i) as Result);
}

interface Member<P> {
  readonly program: P;
  readonly i: number;
}

// So many are tried one by one; more that were busy at the same time were compiled together.
const fewSuspects = 8;

function parts<P>(batch: readonly Member<P>[], outcome: Outcome, at: ReadonlySet<number>): (readonly Member<P>[])[] {
  const suspects = batch.filter(({ i }) => at.has(i));
  const others = batch.filter(({ i }) => !at.has(i));
  if (suspects.length > 0 && suspects.length <= fewSuspects) return [...suspects.map((one) => [one]), others];
  if (suspects.length > 0 && others.length > 0) return [suspects, others];
  // Halving would wait for the time limit at every level; alone, every other program is quick.
  if (outcome.kind === 'timedOut') return batch.map((program) => [program]);
  const middle = Math.ceil(batch.length / 2);
  return [batch.slice(0, middle), batch.slice(middle)];
}

// A process that somebody else killed says nothing about the program, and neither do some more.
const retries = 4;

async function retry<Result>(
  outcome: Outcome,
  attempt: () => Promise<BatchAnswer<Result>>,
  ofLoss: (outcome: Outcome) => Result,
): Promise<Result> {
  let lost = outcome;
  for (let i = 0; i < retries && lost.kind === 'toolFailed' && !lost.lasting; i++) {
    const again = await attempt();
    if (again.kind === 'answered') return complete(again.outcomes, 1)[0] as Result;
    if (again.finished?.has(0)) return again.finished.get(0) as Result;
    lost = again.outcome;
  }
  return ofLoss(lost);
}

// One outcome too few, and every later program would be judged by that of its neighbour.
function complete<Result>(outcomes: readonly Result[], programs: number): Result[] {
  if (outcomes.length !== programs) throw new Error(`${outcomes.length} outcomes for a batch of ${programs} programs`);
  return [...outcomes];
}
