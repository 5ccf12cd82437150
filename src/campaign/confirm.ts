import type { Finding } from '../core/finding.js';
import type { IntendedDifference } from '../core/intended-difference.js';
import type { KnownBug } from '../core/known-bug.js';
import type { Observation, Outcome } from '../core/outcome.js';
import { bugId } from '../core/same-bug.js';
import type { TestProgram } from '../core/test-program.js';
import { isBug, type Judgement, type Verdict } from '../core/verdict.js';
import { judge } from '../oracle/judge.js';
import { type Failure, knownBugOf } from '../oracle/known-bugs.js';
import { showsInVersion, withParent } from '../oracle/shows-in-version.js';
import { type Observer, toolchainRecords } from './observer.js';
import { areOthersSteady, repeatPlainly, type Trial } from './repeat-plainly.js';
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

/** What the plain compilers say of what is suspected. */
export interface Confirmation {
  readonly findings: readonly Finding[];
  /** Why some of it is neither confirmed nor refuted: the plain compilers could not be asked, or do not always do the same. */
  readonly obstacle?: string;
}

/** How a suspicion is confirmed. */
export interface ConfirmOptions {
  readonly signal?: AbortSignal | undefined;
  /** How often the plain compilers that are suspected are run; more often if the runs differ. */
  readonly runs?: number;
}

// A bug that is new is seen so often before it is believed.
const runsOfNew = 3;

/** What the plain compilers show of the suspected bugs, as findings. */
export async function confirm(
  program: TestProgram,
  suspected: readonly Judgement[],
  court: Court,
  { signal, runs = runsOfNew }: ConfirmOptions = {},
): Promise<Confirmation> {
  if (suspected.length === 0) return { findings: [] };
  const names = [...new Set(suspected.map(({ target }) => target))];
  // Under another name than in the batch it is a bug all the same: only what the plain compiler did counts.
  const verdictsIn = (observed: Trial) =>
    judge(program, observed, court.ledger).filter(({ target }) => names.includes(target));
  const bugsIn = (observed: Trial) => verdictsIn(observed).filter(isBug);
  const shows = (observed: Trial) => bugsIn(observed).length > 0;
  const trials = await repeatPlainly(program, court.observer, { suspected: names, runs, shows, signal });
  const shown = trials.find(shows);
  if (!shown) return { findings: [], ...obstacleIn(trials.map(verdictsIn)) };
  if (!trials.every(shows) && !areOthersSteady(trials, names))
    return { findings: [], obstacle: 'the compilers that it is compared with do not always do the same either' };
  const observations = await withFaults(program, shown, bugsIn(shown), (target) =>
    court.observer.exercise(target, program, signal),
  );
  const findings = bugsIn(observations).map(({ target, verdict }) => ({
    id: bugId({ target, signature: verdict.signature, program }),
    language: program.language,
    target,
    signature: verdict.signature,
    evidence: verdict.evidence,
    program,
    observations,
    ...circumstances(program, court),
    ...frequency(trials.map((trial) => verdictsIn(trial).find((each) => each.target === target)?.verdict)),
    ...knownAs({ target, ...verdict, outcome: outcomeOf(target, observations), program }, court),
  }));
  return { findings: court.base ? await compareWithBase(findings, court.base, court.ledger, signal) : findings };
}

function frequency(verdicts: readonly (Verdict | undefined)[]): Pick<Finding, 'flaky'> {
  const shown = verdicts.filter((verdict) => verdict?.kind === 'bug').length;
  // A run of which nothing can be said is neither for nor against it.
  const runs = verdicts.filter((verdict) => verdict?.kind !== 'inconclusive').length;
  return shown < runs ? { flaky: { shown, runs } } : {};
}

// One run in which the compilers could be asked is enough to refute.
function obstacleIn(trials: readonly (readonly Judgement[])[]): Pick<Confirmation, 'obstacle'> {
  const reasons = trials.map((verdicts) => {
    const [first] = verdicts.flatMap(({ verdict }) => (verdict.kind === 'inconclusive' ? [verdict.why] : []));
    return first;
  });
  const [first] = reasons;
  return first !== undefined && reasons.every((reason) => reason !== undefined) ? { obstacle: first } : {};
}

/** Findings, all of one program, with what the base does with it. */
export async function compareWithBase(
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
