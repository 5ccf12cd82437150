import { askOften } from '../../campaign/ask-often.js';
import { withoutPlace } from '../../core/expectation.js';
import type { Finding } from '../../core/finding.js';
import { nameOf } from '../../core/identity.js';
import type { IntendedDifference } from '../../core/intended-difference.js';
import type { Observation } from '../../core/outcome.js';
import { sourcesOf } from '../../core/sources.js';
import type { BugVerdict } from '../../core/verdict.js';
import type { Candidate } from '../../model/reduction.js';
import type { Judged } from '../../oracle/case.js';
import { judge } from '../../oracle/judge.js';
import { showsBug } from '../../oracle/shows-bug.js';
import type { Laboratory } from '../laboratory.js';
import { keepsOthers } from './keeps-others.js';

/** What the compilers say of a candidate. */
export interface Answer {
  /** It shows the bug of the finding, and the other compilers do with it what they did with the original. */
  readonly shows: boolean;
  /** The target does with it what it should, and so do the others. */
  readonly works: boolean;
}

/** Shows candidates to the compilers, each program only once. */
export interface Inquiry {
  /** How many programs the compilers have seen. */
  readonly queries: number;
  ask(candidates: readonly Candidate[]): Promise<Answer[]>;
  /** By the plain command-line compilers, not remembered. */
  askPlainly(candidate: Candidate): Promise<Answer & { readonly observations: readonly Observation[] }>;
}

/** What an inquiry is about, and by whom it is answered. */
export interface InquiryInput {
  readonly finding: Finding;
  readonly laboratory: Laboratory;
  readonly ledger: readonly IntendedDifference[];
  /** How many batches the laboratory can work on at once. */
  readonly lanes: number;
  readonly signal?: AbortSignal | undefined;
  /** A program that shows another bug, for those who want to keep it. */
  readonly onOther?: ((candidate: Candidate, bug: BugVerdict) => void) | undefined;
}

// That all agree about an error at run time, as one that a cut made, tells nothing.
function endsWell({ outcome }: Observation): boolean {
  const run = outcome.kind === 'accepted' ? outcome.run : undefined;
  return !run || (run.exitCode === 0 && run.error === undefined);
}

/** Opens an inquiry about one finding. */
export function openInquiry(input: InquiryInput): Inquiry {
  const { finding, laboratory, ledger, lanes, signal, onOther } = input;
  const known = new Map<string, Answer>();
  const expectation = withoutPlace(finding.program.expectation);
  let queries = 0;

  function answer(candidate: Candidate, observed: readonly Observation[]): Answer {
    const { files, driver } = candidate;
    const program: Judged = { files, expectation, ...(driver && { driver }) };
    const observations = observed.map((each) => ({ ...each, ...parentBefore(finding, each) }));
    const kept = keepsOthers(finding, sourcesOf(candidate), observations);
    const shows = kept && showsBug(finding, program, observations, ledger);
    if (shows || !kept) return { shows, works: false };
    const verdict = judge(program, observations, ledger).find(({ target }) => target === finding.target)?.verdict;
    if (verdict?.kind === 'bug' && verdict.evidence !== 'belief') onOther?.(candidate, verdict);
    return { shows: false, works: verdict?.kind === 'pass' && observations.every(endsWell) };
  }

  // What is usual is known of fresh processes: in a warm one it depends on what it has compiled before.
  async function observe(batch: readonly Candidate[]): Promise<Observation[][]> {
    if (finding.signature.symptom !== 'slow') return laboratory.observe(batch, signal);
    const rows: Observation[][] = [];
    for (const candidate of batch) rows.push(await laboratory.observePlainly(candidate, signal));
    return rows;
  }

  return {
    get queries() {
      return queries;
    },
    async ask(candidates) {
      const names = candidates.map(nameOfCandidate);
      const fresh = candidates.filter(
        (_, i) => !known.has(names[i] as string) && names.indexOf(names[i] as string) === i,
      );
      queries += fresh.length;
      const rows = await inLanes(fresh, lanes, observe);
      for (const [i, candidate] of fresh.entries())
        known.set(names[candidates.indexOf(candidate)] as string, answer(candidate, rows[i] ?? []));
      return names.map((name) => known.get(name) as Answer);
    },
    async askPlainly(candidate) {
      queries++;
      // After a stop, what was reached is still shown once more.
      const observe = () => laboratory.observePlainly(candidate, signal?.aborted ? undefined : signal);
      const observations = await askOften(finding, observe, (observed) => answer(candidate, observed).shows);
      return { ...answer(candidate, observations), observations };
    },
  };
}

// Whether a driver stands apart is a part of what is judged.
function nameOfCandidate(candidate: Candidate): string {
  const texts = sourcesOf(candidate).flatMap(({ path, text }) => [path, text]);
  return nameOf(candidate.driver?.kind ?? '', ...texts);
}

// The parent is not reduced: what each target did with it is known.
function parentBefore({ observations }: Finding, { target }: Observation): Pick<Observation, 'parent'> {
  const parent = observations.find((each) => each.target === target)?.parent;
  return parent ? { parent } : {};
}

/** Does work on items in so many parts at once; the results are in the order of the items. */
export async function inLanes<T, R>(
  items: readonly T[],
  lanes: number,
  work: (batch: readonly T[]) => Promise<R[]>,
): Promise<R[]> {
  if (items.length === 0) return [];
  const size = Math.ceil(items.length / lanes);
  const batches = Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
  return (await Promise.all(batches.map(work))).flat();
}
