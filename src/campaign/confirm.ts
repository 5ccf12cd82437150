import type { Finding } from '../core/finding.js';
import type { IntendedDifference } from '../core/intended-difference.js';
import type { KnownBug } from '../core/known-bug.js';
import type { Observation, Outcome } from '../core/outcome.js';
import { bugId } from '../core/same-bug.js';
import type { TestProgram } from '../core/test-program.js';
import type { BugVerdict, Judgement } from '../core/verdict.js';
import { judge } from '../oracle/judge.js';
import { type Failure, knownBugOf } from '../oracle/known-bugs.js';
import { showsInVersion, withParent } from '../oracle/shows-in-version.js';
import { type Observer, toolchainRecords } from './observer.js';
import { withFaults } from './with-faults.js';

/** What a confirmation needs beside the program. */
export interface Court {
  readonly observer: Observer;
  readonly ledger: readonly IntendedDifference[];
  readonly cupelVersion: string;
  /** What its makers know of is told from what they do not. */
  readonly knownBugs?: readonly KnownBug[] | undefined;
  /** The one compiler that findings are also shown to, to see whether they are new. */
  readonly base?: Observer | undefined;
}

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
  const findings = confirmed.map(({ target, verdict }) => ({
    id: bugId({ target, signature: verdict.signature, program }),
    language: program.language,
    target,
    signature: verdict.signature,
    evidence: verdict.evidence,
    program,
    observations,
    ...circumstances(program, court),
    ...knownAs({ target, ...verdict, outcome: outcomeOf(target, observations) }, court),
  }));
  return findings.length === 0 || !court.base ? findings : compareWithBase(findings, court.base, court.ledger, signal);
}

async function compareWithBase(
  findings: readonly Finding[],
  base: Observer,
  ledger: readonly IntendedDifference[],
  signal?: AbortSignal,
): Promise<Finding[]> {
  const [program] = findings.map((finding) => finding.program);
  const observations = program ? await base.observePlainly(program, signal) : [];
  return findings.map((finding) => {
    const shows = ({ target, outcome, parent }: Observation) =>
      showsInVersion(withParent(finding, parent), target, outcome, ledger);
    // A base that could not be observed has neither shown it nor not.
    const asked = observations.filter(({ outcome }) => outcome.kind !== 'toolFailed');
    const names = (wanted: boolean) => asked.filter((each) => shows(each) === wanted).map(({ target }) => target);
    const [alsoIn, notIn] = [names(true), names(false)];
    return { ...finding, ...(alsoIn.length > 0 && { alsoIn }), ...(notIn.length > 0 && { notIn }) };
  });
}

function circumstances(program: TestProgram, { observer, cupelVersion }: Court) {
  return {
    toolchains: toolchainRecords([observer]),
    commands: observer.targets.map(({ toolchain, configuration }) => toolchain.command(program, configuration)),
    cupelVersion,
    foundAt: new Date().toISOString(),
  };
}

function knownAs(failure: Failure, { knownBugs = [] }: Court): Pick<Finding, 'knownBug'> {
  const bug = knownBugOf(failure, knownBugs);
  return bug ? { knownBug: bug.id } : {};
}

function outcomeOf(target: string, observations: readonly Observation[]): Outcome {
  return observations.find((observation) => observation.target === target && !observation.reference)
    ?.outcome as Outcome;
}

/** Whether a judgement is that of a bug. */
export function isBug(judgement: Judgement): judgement is Judgement & { verdict: BugVerdict } {
  return judgement.verdict.kind === 'bug';
}
