import type { Finding } from '../core/finding.js';
import { bugName, isByMaterial } from '../core/same-bug.js';
import { sourcesOf } from '../core/sources.js';
import type { TestProgram } from '../core/test-program.js';
import { type BugJudgement, type BugVerdict, isBug, type Judgement } from '../core/verdict.js';
import { operationsIn } from '../model/source/operations.js';
import { type Confirmation, type Court, confirm } from './confirm.js';
import type { MetBug } from './id-of-bug.js';
import { count, countInconclusive, type Tally } from './tally.js';

// A bug that has been confirmed this often need not be confirmed each time, nor one that never could be.
const enough = 3;

/** What a campaign does with what it learns of a program. */
export interface Records {
  finding(finding: Finding): Promise<void>;
  /** The id of the stored finding that is the bug of a program; nothing if there is none, whatever was confirmed before. */
  known(bug: MetBug): Promise<string | undefined>;
  /** A program shows a bug that was confirmed often enough on others. */
  occurrence(finding: string, program: TestProgram): Promise<void>;
}

/** Counts programs by what was judged of them, and confirms what is suspected; remembers what is worth a confirmation. */
export interface Examiner {
  examine(program: TestProgram, judgements: readonly Judgement[], tally: Tally, signal?: AbortSignal): Promise<void>;
}

/** Makes the examiner of a campaign. */
export function createExaminer(court: Court, records: Records): Examiner {
  const [meetings, confirmations, refusals, shown] = [createCounts(), createCounts(), createCounts(), createCounts()];

  // Under the name of a bug that is known there may be another one, and a refusal may have been an accident: so what is
  // settled is looked at again the 4th, 8th, 16th time and so on.
  function isDue(bug: string, suspicion: string): boolean {
    const [met, suspected] = [meetings.add(bug), bug === suspicion ? meetings.of(bug) : meetings.add(suspicion)];
    if (confirmations.of(bug) >= enough) return isTurn(met);
    return refusals.of(suspicion) < enough || isTurn(suspected);
  }

  async function confirmAll(
    program: TestProgram,
    suspected: readonly BugJudgement[],
    signal?: AbortSignal,
  ): Promise<Confirmation> {
    const isNew = suspected.some(({ target, verdict }) => shown.of(key(target, verdict, program)) === 0);
    const confirmation = await confirm(program, suspected, court, { signal, ...(!isNew && { runs: 1 }) });
    for (const finding of confirmation.findings) {
      shown.add(key(finding.target, finding, program));
      // Another bug may have the signature of one that is known, or that the base shows: each is looked at.
      if (finding.knownBug === undefined && !finding.alsoIn) confirmations.add(key(finding.target, finding, program));
      await records.finding(finding);
    }
    if (confirmation.obstacle !== undefined) return confirmation;
    for (const { target, verdict } of suspected) {
      if (!confirmation.findings.some((finding) => finding.target === target))
        refusals.add(suspicionKey(target, verdict, program));
    }
    return confirmation;
  }

  return {
    async examine(program, judgements, tally, signal) {
      const suspected = judgements.filter(isBug);
      if (suspected.length === 0) return count(tally, judgements);
      const open = suspected.filter(({ target, verdict }) =>
        isDue(key(target, verdict, program), suspicionKey(target, verdict, program)),
      );
      const settled = suspected.filter(
        (judgement) =>
          !open.includes(judgement) && confirmations.of(key(judgement.target, judgement.verdict, program)) >= enough,
      );
      const known: string[] = [];
      for (const judgement of settled) {
        const { target, verdict } = judgement;
        const id = await records.known({ target, signature: verdict.signature, program });
        if (id === undefined) open.push(judgement);
        else known.push(id);
      }
      // What takes time comes first: who stops it here has a program that is neither counted nor stored.
      const asked = open.length > 0 ? await confirmAll(program, open, signal) : undefined;
      for (const id of known) await records.occurrence(id, program);
      if (known.length > 0 || (asked && asked.findings.length > 0)) tally.bug++;
      else countInconclusive(tally, unconfirmed(asked));
    },
  };
}

function unconfirmed(asked: Confirmation | undefined): string {
  if (!asked) return 'not asked: the command-line compiler has refuted the same suspicion three times';
  if (asked.obstacle !== undefined) return `could not be confirmed: ${asked.obstacle}`;
  return 'not confirmed by the command-line compiler';
}

function isTurn(times: number): boolean {
  return Number.isInteger(Math.log2(times));
}

function createCounts() {
  const counts = new Map<string, number>();
  const of = (name: string) => counts.get(name) ?? 0;
  return {
    of,
    add(name: string): number {
      counts.set(name, of(name) + 1);
      return of(name);
    },
  };
}

function key(target: string, { signature }: Pick<BugVerdict, 'signature'>, program: TestProgram): string {
  return `${target} ${bugName(signature, program)}`;
}

// What is named by its template only may be another bug each time: that some were none says nothing about programs with
// other operations.
function suspicionKey(target: string, verdict: Pick<BugVerdict, 'signature'>, program: TestProgram): string {
  const name = key(target, verdict, program);
  if (!isByMaterial(verdict.signature)) return name;
  return `${name} ${[...operationsIn(sourcesOf(program))].sort().join(' ')}`;
}
