import type { Finding } from '../core/finding.js';
import type { Observation } from '../core/outcome.js';
import { bugName } from '../core/same-bug.js';
import type { TestProgram } from '../core/test-program.js';
import type { BugVerdict, Judgement } from '../core/verdict.js';
import { judge } from '../oracle/judge.js';
import { type Court, confirm, isBug } from './confirm.js';
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

/** Judges programs and confirms what is suspected; remembers which suspicions are worth a confirmation. */
export interface Examiner {
  examine(
    program: TestProgram,
    observations: readonly Observation[],
    tally: Tally,
    signal?: AbortSignal,
  ): Promise<void>;
}

/** Makes the examiner of a campaign. */
export function createExaminer(court: Court, records: Records): Examiner {
  const [meetings, confirmations, refusals] = [createCounts(), createCounts(), createCounts()];

  // Under the name of a bug that is known there may be another one, and a refusal may have been an accident: so what is
  // settled is looked at again the 4th, 8th, 16th time and so on.
  function isDue(suspicion: string): boolean {
    const times = meetings.add(suspicion);
    const isSettled = confirmations.of(suspicion) >= enough || refusals.of(suspicion) >= enough;
    return !isSettled || Number.isInteger(Math.log2(times));
  }

  async function confirmAll(
    program: TestProgram,
    suspected: readonly Judgement[],
    signal?: AbortSignal,
  ): Promise<boolean> {
    const found = await confirm(program, suspected, court, signal);
    for (const finding of found) {
      // Another bug may have the signature of one that is known, or that the base shows: each is looked at.
      if (finding.knownBug === undefined && !finding.alsoIn) confirmations.add(key(finding.target, finding, program));
      await records.finding(finding);
    }
    for (const { target, verdict } of suspected.filter(isBug)) {
      if (!found.some((finding) => finding.target === target)) refusals.add(key(target, verdict, program));
    }
    return found.length > 0;
  }

  return {
    async examine(program, observations, tally, signal) {
      const judgements = judge(program, observations, court.ledger);
      const suspected = judgements.filter(isBug);
      if (suspected.length === 0) return count(tally, judgements);
      const open = suspected.filter(({ target, verdict }) => isDue(key(target, verdict, program)));
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
      const confirmed = open.length > 0 && (await confirmAll(program, open, signal));
      for (const id of known) await records.occurrence(id, program);
      if (confirmed || known.length > 0) tally.bug++;
      else countInconclusive(tally, 'not confirmed by the command-line compiler');
    },
  };
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
