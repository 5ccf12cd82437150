import type { Finding } from '../core/finding.js';
import { findingId } from '../core/identity.js';
import type { IntendedDifference } from '../core/intended-difference.js';
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

/** What the plain compilers show of the suspected bugs, as findings. */
export async function confirm(
  program: TestProgram,
  suspected: readonly Judgement[],
  court: Court,
  signal?: AbortSignal,
): Promise<Finding[]> {
  const observations = await court.observer.observePlainly(program, signal);
  // Under another name than in the batch it is a bug all the same: only what the plain compiler did counts.
  const confirmed = judge(program, observations, court.ledger)
    .filter(isBug)
    .filter((judgement) => suspected.some(({ target }) => target === judgement.target));
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

/** What tells a bug from others: its signature, but a compiler that does not end shows nothing to tell it by. */
export function bugName(
  { symptom, signature }: Pick<BugVerdict, 'symptom' | 'signature'>,
  program: TestProgram,
): string {
  return symptom === 'hang' || symptom === 'outOfMemory' ? `${signature} ${program.id}` : signature;
}

/** Whether a judgement is that of a bug. */
export function isBug(judgement: Judgement): judgement is Judgement & { verdict: BugVerdict } {
  return judgement.verdict.kind === 'bug';
}
