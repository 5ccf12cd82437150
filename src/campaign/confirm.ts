import type { Finding } from '../core/finding.js';
import { findingId } from '../core/identity.js';
import type { IntendedDifference } from '../core/intended-difference.js';
import type { Observation } from '../core/outcome.js';
import { parseTarget } from '../core/target.js';
import type { TestProgram } from '../core/test-program.js';
import type { BugVerdict, Judgement } from '../core/verdict.js';
import { judge } from '../oracle/judge.js';
import type { Observer } from './observer.js';

/** What a confirmation needs beside the program. */
export interface Court {
  readonly observer: Observer;
  readonly ledger: readonly IntendedDifference[];
  readonly cupelVersion: string;
}

type BugJudgement = Judgement & { readonly verdict: BugVerdict };

/** What the plain compilers show of the suspected bugs, as findings. */
export async function confirm(
  program: TestProgram,
  suspected: readonly Judgement[],
  court: Court,
  signal?: AbortSignal,
): Promise<Finding[]> {
  // Under another name than in the batch it is a bug all the same: only what the plain compiler did counts.
  const bugsIn = (observed: readonly Observation[]) =>
    judge(program, observed, court.ledger)
      .filter(isBug)
      .filter((judgement) => suspected.some(({ target }) => target === judgement.target));
  const plain = await court.observer.observePlainly(program, signal);
  const observations = await withFaults(program, plain, bugsIn(plain), (target) =>
    court.observer.exercise(target, program, signal),
  );
  const confirmed = bugsIn(observations);
  const watched = court.observer.targets;
  return confirmed.map(({ target, verdict }) => ({
    id: findingId(program.language, parseTarget(target).family, bugName(verdict, program)),
    language: program.language,
    target,
    symptom: verdict.symptom,
    signature: verdict.signature,
    evidence: verdict.evidence,
    program,
    observations,
    toolchains: watched.map(({ toolchain }) => ({ id: toolchain.id, checksum: toolchain.checksum })),
    commands: watched.map(({ toolchain, configuration }) => toolchain.command(program, configuration)),
    cupelVersion: court.cupelVersion,
    foundAt: new Date().toISOString(),
  }));
}

// Only what must be rejected is called, and only where it was accepted: a fault in it proves that it was wrongly so.
async function withFaults(
  { expectation }: TestProgram,
  observations: readonly Observation[],
  bugs: readonly BugJudgement[],
  exercise: (target: string) => Promise<string | undefined>,
): Promise<Observation[]> {
  const isWrong = (target: string) =>
    bugs.some((bug) => bug.target === target && bug.verdict.symptom === 'wrongAccept');
  const result: Observation[] = [];
  for (const observation of observations) {
    const { target, outcome } = observation;
    const suspect = expectation.kind === 'reject' && outcome.kind === 'accepted' && isWrong(target);
    const fault = suspect ? await exercise(target) : undefined;
    result.push(suspect && fault ? { ...observation, outcome: { ...outcome, fault } } : observation);
  }
  return result;
}

/** What tells a bug from others: its signature, but a compiler that does not end shows nothing to tell it by. */
export function bugName(
  { symptom, signature }: Pick<BugVerdict, 'symptom' | 'signature'>,
  program: TestProgram,
): string {
  return symptom === 'hang' || symptom === 'outOfMemory' ? `${signature} ${program.id}` : signature;
}

/** Whether a judgement is that of a bug. */
export function isBug(judgement: Judgement): judgement is BugJudgement {
  return judgement.verdict.kind === 'bug';
}
