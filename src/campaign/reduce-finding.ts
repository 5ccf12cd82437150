import type { Finding } from '../core/finding.js';
import { identify } from '../core/identity.js';
import type { Observation } from '../core/outcome.js';
import type { Language } from '../model/language.js';
import type { Candidate } from '../triage/reduce/candidate.js';
import { type ReduceProgress, reduce } from '../triage/reduce/reduce.js';
import type { Observer } from './observer.js';

/** How a finding is reduced. */
export interface ReductionPlan {
  readonly observer: Observer;
  readonly language: Language;
  /** How many batches the compilers can work on at once. */
  readonly lanes: number;
  readonly seconds: number;
  /** Whether it was confirmed just now. */
  readonly isFresh?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly listen?: ((progress: ReduceProgress) => void) | undefined;
  /** A program that shows another bug, for those who want to keep it. */
  readonly onOther?: ((candidate: Candidate, signature: string) => void) | undefined;
}

/** A finding with its program cut down; nothing if it does not show its bug any more. */
export async function reduceFinding(finding: Finding, plan: ReductionPlan): Promise<Finding | undefined> {
  const { observer } = plan;
  const result = await reduce({ ...plan, finding, laboratory: observer });
  if (result.kind === 'unreproduced') return undefined;
  const { candidate, observations, tokens, queries, seconds, complete, variant } = result;
  const from = finding.reduction?.from ?? finding.program;
  const { expectation, trace, origin } = finding.program;
  const model = candidate.model ? { model: candidate.model } : {};
  const draft = { files: candidate.files, expectation, trace, ...model };
  const program = identify(withoutPlace(draft), finding.language, origin);
  const isWitness = (each: Observation) => each.outcome.kind === 'accepted' && each.outcome.fault !== undefined;
  // What went wrong in a run must go wrong in that of the small program, or it would prove less.
  const fault = finding.observations.some(isWitness) && (await observer.exercise(finding.target, program, plan.signal));
  if (finding.observations.some(isWitness) && !fault) return finding;
  return {
    ...finding,
    program,
    observations: fault ? observations.map((each) => withFault(each, finding.target, fault)) : observations,
    commands: observer.targets.map(({ toolchain, configuration }) => toolchain.command(program, configuration)),
    reduction: {
      from,
      tokens: { before: Math.max(tokens.before, finding.reduction?.tokens.before ?? 0), after: tokens.after },
      queries: queries + (finding.reduction?.queries ?? 0),
      seconds: seconds + (finding.reduction?.seconds ?? 0),
      complete,
    },
    ...(variant && { variant }),
  };
}

// In what is smaller the lines are others.
function withoutPlace<T extends Pick<Finding['program'], 'expectation'>>(draft: T): T {
  const { expectation } = draft;
  return expectation.kind === 'reject'
    ? { ...draft, expectation: { kind: 'reject', reason: expectation.reason } }
    : draft;
}

function withFault(observation: Observation, target: string, fault: string): Observation {
  const { outcome } = observation;
  return observation.target === target && outcome.kind === 'accepted'
    ? { ...observation, outcome: { ...outcome, fault } }
    : observation;
}
