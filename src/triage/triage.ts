import { type Court, compareWithBase, confirm } from '../campaign/confirm.js';
import { keepFinding } from '../campaign/records.js';
import type { Listen } from '../core/events.js';
import { withoutPlace } from '../core/expectation.js';
import type { Finding } from '../core/finding.js';
import { identify } from '../core/identity.js';
import { bugName } from '../core/same-bug.js';
import { sourcesOf } from '../core/sources.js';
import { parseTarget } from '../core/target.js';
import type { TestProgram } from '../core/test-program.js';
import type { InstalledToolchain, OpenOptions } from '../core/toolchain.js';
import { type BugVerdict, evidenceGrades } from '../core/verdict.js';
import { isRelease } from '../core/version.js';
import type { Language } from '../model/language.js';
import type { Candidate, Pass } from '../model/reduction.js';
import { withSignature } from '../oracle/with-signature.js';
import type { Store } from '../store/store.js';
import { findDuplicates } from './cluster/cluster.js';
import { dateFinding, keepDating } from './date-finding.js';
import { keepReduction, reduceFinding } from './reduce-finding.js';

/** What triage works with, and for how long. */
export interface TriagePlan {
  readonly campaign: string;
  readonly court: Court;
  readonly language: Language;
  readonly store: Store;
  /** How compilers of other versions are opened. */
  readonly open: OpenOptions;
  readonly seconds: number;
  readonly listen: Listen;
  /** Reductions that only programs of the technique allow. */
  readonly passes?: readonly Pass[] | undefined;
}

// What one finding gets at least, so that a short budget makes some findings small and not all of them a little smaller.
const leastSeconds = 60;
// A timer for longer than this goes off at once.
const longestTimer = 2 ** 31 - 1;
// Of the programs that show other bugs, so many are kept for each finding.
const mostOthers = 3;

/**
 * Makes the findings of a campaign small, those with the best evidence first, dates them by the versions that are here, and
 * tells which are one bug.
 */
export async function triage(plan: TriagePlan, stop: AbortSignal): Promise<void> {
  const { campaign, court, store, seconds, listen } = plan;
  const began = performance.now();
  const left = () => seconds - (performance.now() - began) / 1000;
  const tried = new Set<string>();
  try {
    await reduceAll();
  } finally {
    await cluster(plan);
  }

  async function reduceAll(): Promise<void> {
    for (;;) {
      // Findings that are met on the way come to the others.
      const found = (await store.findings({ campaign })).filter(({ status }) => status === 'open');
      const waiting = found
        .map(({ finding }) => finding)
        .filter((finding) => !finding.reduction && !tried.has(finding.id) && isWatched(finding, court));
      const [finding] = waiting.sort(byEvidence);
      if (!finding || left() <= 0 || stop.aborted) break;
      tried.add(finding.id);
      listen({ kind: 'triage', campaign, finding, waiting: waiting.length, secondsLeft: left() });
      const share = Math.min(left(), Math.max(leastSeconds, left() / waiting.length));
      const reduced = await reduceOne(finding, plan, share, stop);
      if (reduced && left() > 0 && !stop.aborted) await dateOne(reduced, plan, left(), stop);
    }
  }
}

// A finding that another campaign made has its observations by the compilers of that one.
function isWatched({ observations, program }: Finding, { observer }: Court): boolean {
  const watched = new Set(observer.targets.map(({ name }) => name));
  // Of a compiler that was compared with itself, only the configurations that differ are in a finding.
  const isWhole = program.expectation.kind === 'consistent' || observations.length === watched.size;
  return isWhole && observations.every(({ target }) => watched.has(target));
}

async function reduceOne(
  finding: Finding,
  plan: TriagePlan,
  seconds: number,
  stop: AbortSignal,
): Promise<Finding | undefined> {
  const { campaign, court, language, passes, open, listen } = plan;
  // On a busy machine what is under way could take long; what was reached by then is kept.
  const over = timeout(seconds);
  const signal = AbortSignal.any([stop, over]);
  const others = new Map<string, { readonly candidate: Candidate; readonly verdict: BugVerdict }>();
  const reducing = reduceFinding(finding, {
    observer: court.observer,
    language,
    passes,
    lanes: open.workers,
    seconds,
    isFresh: true,
    signal,
    listen: (event) => listen({ ...event, campaign }),
    onOther: (candidate, verdict) => {
      if (others.size < mostOthers) others.set(bugName(verdict.signature, finding.program), { candidate, verdict });
    },
  });
  const inTime = <T>(work: Promise<T>): Promise<T | undefined> =>
    work.catch((error: unknown) => {
      if (over.aborted && !stop.aborted && error === signal.reason) return undefined;
      throw error;
    });
  const reduced = await inTime(reducing);
  const isKept = reduced && (await inTime(isLostInBase(reduced, court, signal))) === false;
  if (isKept) await keepReduction(reduced, finding, plan);
  for (const { candidate, verdict } of others.values()) {
    if (signal.aborted) break;
    await inTime(keepOther({ ...finding, program: programMet(finding, candidate) }, verdict, plan, signal));
  }
  return isKept ? reduced : undefined;
}

// A smaller program that the base treats like the target shows no regression any more.
async function isLostInBase(reduced: Finding, { base, ledger }: Court, signal: AbortSignal): Promise<boolean> {
  if (!base || signal.aborted || !reduced.notIn?.some((name) => base.targets.some((each) => each.name === name)))
    return false;
  const [compared] = await compareWithBase([reduced], base, ledger, signal);
  return (compared?.alsoIn ?? []).length > 0;
}

function timeout(seconds: number): AbortSignal {
  return AbortSignal.timeout(Math.min(longestTimer, Math.ceil(seconds * 1000)));
}

// Nothing is installed: a campaign asks only the versions that are here.
async function dateOne(finding: Finding, plan: TriagePlan, seconds: number, stop: AbortSignal): Promise<void> {
  const { campaign, court, language, open, listen } = plan;
  const family = language.families.find(({ name }) => name === parseTarget(finding.target).family);
  const installed = (await family?.installed()) ?? [];
  const others = installed.filter(({ version }) => isRelease(version));
  if (!family || others.length < 2) return;
  const over = timeout(seconds);
  try {
    const dated = await dateFinding(
      others.map(({ version }) => version),
      {
        finding,
        family,
        ledger: court.ledger,
        options: { ...open, workers: 1 },
        signal: AbortSignal.any([stop, over]),
        provide: async (version) => installed.find((each) => each.version === version) as InstalledToolchain,
        listen: (event) => listen({ ...event, campaign }),
      },
    );
    if (dated) await keepDating(dated, plan);
  } catch (error) {
    // What is not dated in time can be dated later, by `cupel bisect`.
    if (!over.aborted && !stop.aborted) throw error;
  }
}

function programMet({ id, program }: Finding, { files, driver, libraries }: Candidate): TestProgram {
  const trace = [...program.trace, `met while ${id} was reduced`];
  const { material, parent } = program;
  const draft = {
    ...{ files, expectation: withoutPlace(program.expectation), trace },
    ...(driver && { driver }),
    ...(libraries && { libraries }),
    ...(material !== undefined && { material }),
  };
  return { ...identify(draft, program.language, program.origin), ...(parent && { parent }) };
}

// Another bug that was met on the way, if the plain compilers show it as well.
async function keepOther(
  { program, target }: Pick<Finding, 'program' | 'target'>,
  verdict: BugVerdict,
  plan: TriagePlan,
  signal: AbortSignal,
): Promise<void> {
  const { court, campaign, store, listen } = plan;
  const { findings } = await confirm(program, [{ target, verdict }], court, { signal });
  for (const finding of findings) {
    // It was another program that every compiler had to accept: of this one only other compilers can tell.
    if (finding.evidence === 'belief') continue;
    await keepFinding(finding, { campaign, store, listen });
  }
}

// With all findings of the language: one bug may show in many campaigns.
async function cluster({ language, store }: TriagePlan): Promise<void> {
  const found = (await store.findings({ language: language.id })).filter(
    ({ status }) => status === 'open' || status === 'duplicate',
  );
  const duplicates = findDuplicates(found.map(({ finding }) => withSignature(finding, language.intendedDifferences)));
  for (const { finding, status } of found) {
    const duplicateOf = duplicates.get(finding.id);
    if (duplicateOf === finding.duplicateOf && (status === 'duplicate') === (duplicateOf !== undefined)) continue;
    await store.amendFinding(finding.id, (now, standing) =>
      // Somebody may have found out meanwhile that it is known or fixed.
      standing === status
        ? { finding: withDuplicate(now, duplicateOf), status: duplicateOf ? 'duplicate' : 'open' }
        : undefined,
    );
  }
}

function withDuplicate(finding: Finding, duplicateOf: string | undefined): Finding {
  if (duplicateOf) return { ...finding, duplicateOf };
  const own = Object.entries(finding).filter(([key]) => key !== 'duplicateOf');
  return Object.fromEntries(own) as unknown as Finding;
}

function byEvidence(a: Finding, b: Finding): number {
  return evidenceGrades.indexOf(a.evidence) - evidenceGrades.indexOf(b.evidence) || textSize(a) - textSize(b);
}

function textSize({ program }: Finding): number {
  return sourcesOf(program).reduce((sum, { text }) => sum + text.length, 0);
}
