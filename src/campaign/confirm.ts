import type { Finding } from '../core/finding.js';
import type { IntendedDifference } from '../core/intended-difference.js';
import type { KnownBug } from '../core/known-bug.js';
import type { Observation, Outcome } from '../core/outcome.js';
import { bugId } from '../core/same-bug.js';
import type { Signature } from '../core/signature.js';
import type { TestProgram } from '../core/test-program.js';
import { isBug, type Judgement, type Verdict } from '../core/verdict.js';
import { hasRun } from '../oracle/behaviour.js';
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
  /** The obstacle is that the compilers which are compared with do not always do the same. */
  readonly unsteady?: true;
}

/** How a suspicion is confirmed. */
export interface ConfirmOptions {
  readonly signal?: AbortSignal | undefined;
  /**
   * Whether the plain compilers that are suspected are run again after they have shown it: always, never, or only where one
   * run is not enough to store a finding. If the runs differ, they are run more often.
   */
  readonly repeat?: 'always' | 'asNeeded' | 'never';
}

/** A bug is seen so often before it is reduced. */
export const runsOfRepeated = 3;

/** What the plain compilers show of the suspected bugs, as findings. */
export async function confirm(
  program: TestProgram,
  suspected: readonly Judgement[],
  court: Court,
  { signal, repeat = 'always' }: ConfirmOptions = {},
): Promise<Confirmation> {
  if (suspected.length === 0) return { findings: [] };
  const names = [...new Set(suspected.map(({ target }) => target))];
  // Under another name than in the batch it is a bug all the same: only what the plain compiler did counts.
  const verdictsIn = (observed: Trial) =>
    judge(program, observed, court.ledger).filter(({ target }) => names.includes(target));
  const bugsIn = (observed: Trial) => verdictsIn(observed).filter(isBug);
  const showing = (observed: Trial) => bugsIn(observed).map(({ target }) => target);
  const isRepeated = (first: Trial) => {
    // A gate that fails by chance is worse than one that takes longer.
    if (repeat !== 'asNeeded' || court.base) return repeat !== 'never';
    return [...suspected.filter(isBug), ...bugsIn(first)].some(({ verdict }) => isChancy(verdict.signature, first));
  };
  const runs = (first: Trial) => (isRepeated(first) ? runsOfRepeated : 1);
  const trials = await repeatPlainly(program, court.observer, { suspected: names, runs, showing, signal });
  // That a compilation takes long once may be an accident of the machine.
  const takesLong = (trial: Trial, target: string) =>
    bugsIn(trial).some((bug) => bug.target === target && bug.verdict.signature.symptom === 'slow');
  const isShown = (target: string) =>
    trials.some((trial) => takesLong(trial, target))
      ? trials.every((trial) => takesLong(trial, target))
      : trials.some((trial) => showing(trial).includes(target));
  const shown = names.filter(isShown);
  if (shown.length === 0) return { findings: [], ...obstacleIn(trials.map(verdictsIn)) };
  const isSteady = trials.every((trial) => shown.every((target) => showing(trial).includes(target)));
  // A compiler that is compared with itself need not be steady: that is what is asked.
  if (!isSteady && program.expectation.kind !== 'consistent' && !areOthersSteady(trials, names))
    return {
      findings: [],
      obstacle: 'the compilers that it is compared with do not always do the same either',
      unsteady: true,
    };
  const findings: Finding[] = [];
  for (const target of shown) {
    // Of two targets each may show its bug in another run.
    const trial = trials.find((each) => showing(each).includes(target));
    if (trial) findings.push(await findingOf(target, trial));
  }
  return { findings: court.base ? await compareWithBase(findings, court.base, court.ledger, signal) : findings };

  async function findingOf(target: string, trial: Trial): Promise<Finding> {
    const own = (observed: Trial) => bugsIn(observed).filter((bug) => bug.target === target);
    const observations = await withFaults(
      program,
      compared(program, trial, target, court.observer),
      own(trial),
      (name) => court.observer.exercise(name, program, signal),
    );
    const [bug] = own(observations);
    if (!bug) throw new Error(`${target} has no bug once its program was called`);
    const { verdict } = bug;
    return {
      id: bugId({ target, signature: verdict.signature, program }),
      language: program.language,
      target,
      signature: verdict.signature,
      evidence: verdict.evidence,
      program,
      observations,
      ...circumstances(program, court, observations),
      ...(trials.length === 1 && { seenOnce: true }),
      ...frequency(trials.map((each) => verdictsIn(each).find((judged) => judged.target === target)?.verdict)),
      ...knownAs({ target, ...verdict, program, outcome: outcomeOf(target, observations) }, court),
    };
  }
}

// What may depend on more than the program: on memory, on time, on how code is compiled while it runs.
function isChancy({ symptom, crash }: Signature, trial: Trial): boolean {
  if (symptom === 'crash') return !crash || crash.frames.length === 0 || trial.some(({ outcome }) => hasRun(outcome));
  return ['hang', 'outOfMemory', 'miscompile', 'inconsistent', 'slow'].includes(symptom);
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

// Of a compiler that does not do the same under two configurations, the others add nothing, and triage would run them all.
// Nor do those that only compile a program add anything to what others do when they run it.
function compared({ expectation }: TestProgram, trial: Trial, target: string, { targets }: Observer): Trial {
  if (expectation.kind === 'consistent') return trial.filter((each) => each.target === target || each.reference);
  const runs = (name: string) => targets.some((each) => each.name === name && each.runs !== undefined);
  return trial.filter((each) => runs(each.target) === runs(target));
}

function circumstances(program: TestProgram, { observer, cupelVersion }: Court, observations: readonly Observation[]) {
  const targets = observer.targets.filter(({ name }) => observations.some(({ target }) => target === name));
  return {
    toolchains: toolchainRecords([observer]),
    commands: targets.map(({ toolchain, configuration }) => toolchain.command(program, configuration)),
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
