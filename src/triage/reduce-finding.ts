import { isDeepStrictEqual } from 'node:util';
import { createObserver, type Observer } from '../campaign/observer.js';
import type { FindingSink } from '../campaign/records.js';
import { storedEvent } from '../campaign/stored-event.js';
import { withoutPlace } from '../core/expectation.js';
import type { Finding } from '../core/finding.js';
import { identify } from '../core/identity.js';
import type { Observation } from '../core/outcome.js';
import { judge } from '../oracle/judge.js';
import { withSignature } from '../oracle/with-signature.js';
import type { Laboratory } from './laboratory.js';
import { type ReduceInput, reduce } from './reduce/reduce.js';

/** How a finding is reduced, and by whose compilers. */
export interface ReductionPlan extends Omit<ReduceInput, 'finding' | 'laboratory'> {
  readonly observer: Observer;
}

/** A finding with its program reduced; nothing if it does not show its bug any more. */
export async function reduceFinding(given: Finding, plan: ReductionPlan): Promise<Finding | undefined> {
  const { observer } = plan;
  const finding = withSignature(given, plan.language.intendedDifferences);
  const result = await reduce({ ...plan, finding, laboratory: await laboratoryFor(finding, plan) });
  if (result.kind === 'unreproduced') return undefined;
  const { candidate, observations, tokens, queries, seconds, complete, variant } = result;
  const from = finding.reduction?.from ?? finding.program;
  const { expectation, trace, origin, material, parent } = finding.program;
  if (candidate.files === finding.program.files) return finding;
  const draft = {
    ...{ ...candidate, expectation: withoutPlace(expectation), trace },
    ...(material !== undefined && { material }),
  };
  const program = { ...identify(draft, finding.language, origin), ...(parent && { parent }) };
  const isWitness = ({ target, outcome }: Observation) =>
    target === finding.target && outcome.kind === 'accepted' && outcome.fault !== undefined;
  // What went wrong in a run must go wrong in that of the small program, or it would prove less.
  // Who stopped the reduction gets what it has come to, and that must be certain.
  const signal = plan.signal?.aborted ? undefined : plan.signal;
  const fault = finding.observations.some(isWitness) && (await observer.exercise(finding.target, program, signal));
  if (finding.observations.some(isWitness) && !fault) return finding;
  const observed = fault ? observations.map((each) => withFault(each, finding.target, fault)) : observations;
  const verdict = judge(program, observed, plan.language.intendedDifferences).find(
    ({ target }) => target === finding.target,
  )?.verdict;
  return {
    ...undated(finding),
    program,
    observations: observed,
    // What dating found out, it found out about another program.
    evidence: verdict?.kind === 'bug' ? verdict.evidence : finding.evidence,
    commands: targetsOf(finding, observer).map(({ toolchain, configuration }) =>
      toolchain.command(program, configuration),
    ),
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

// A cut can make a loop endless, which would cost the whole time limit under every target. A smaller program that takes
// far longer than the original is of no use. Only what it is compared with says whether a result is wrong: other tiers
// would each cost their time as well.
const patience = 4;
const leastMillis = 1500;

async function laboratoryFor(finding: Finding, plan: ReductionPlan): Promise<Laboratory> {
  if (finding.program.expectation.kind === 'consistent') return createObserver(targetsOf(finding, plan.observer));
  // What runs programs is asked only where it is about a run.
  const isRun = plan.observer.targets.some(({ name, runs }) => name === finding.target && runs);
  const asked = plan.observer.targets.filter(({ runs }) => (runs !== undefined) === isRun);
  const observer = asked.length === plan.observer.targets.length ? plan.observer : createObserver(asked);
  if (finding.signature.symptom !== 'miscompile') return observer;
  const judges = asked.filter(({ name, reference }) => reference || name === finding.target);
  const laboratory = createObserver(judges);
  const began = performance.now();
  await laboratory.observe([finding.program], plan.signal);
  const millis = Math.max(leastMillis, (patience * (performance.now() - began)) / judges.length);
  return {
    observe: (batch, signal) => laboratory.observe(batch, signal, { millis }),
    observePlainly: (program, signal) => observer.observePlainly(program, signal),
  };
}

function targetsOf({ observations }: Finding, observer: Observer): Observer['targets'] {
  return observer.targets.filter(({ name }) => observations.some(({ target }) => target === name));
}

// What is known of the larger program need not be so of the smaller one.
function undated(finding: Finding): Finding {
  const kept = Object.entries(finding).filter(([key]) => key !== 'dating' && key !== 'variant');
  return Object.fromEntries(kept) as unknown as Finding;
}

/**
 * Stores and tells what a reduction made of a finding, if anything, and nothing else: another process may have learned
 * something meanwhile.
 */
export async function keepReduction(
  reduced: Finding,
  before: Finding,
  { campaign, store, listen }: FindingSink,
): Promise<void> {
  const { signature, program, observations, evidence, commands, reduction, variant } = reduced;
  if (!reduction || program === before.program) return;
  const event = { kind: 'reduced', campaign, finding: reduced } as const;
  await store.amendFinding(reduced.id, (finding) => ({
    finding: {
      ...undated(finding),
      // What was dated meanwhile is the same bug, and is not lost.
      ...(finding.dating && !isDeepStrictEqual(finding.dating, before.dating) && { dating: finding.dating }),
      signature,
      program,
      observations,
      evidence,
      commands,
      reduction,
      ...(variant && { variant }),
    },
    event: storedEvent(event),
  }));
  listen(event);
}

function withFault(observation: Observation, target: string, fault: string): Observation {
  const { outcome } = observation;
  return observation.target === target && outcome.kind === 'accepted'
    ? { ...observation, outcome: { ...outcome, fault } }
    : observation;
}
