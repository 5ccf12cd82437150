import type { Finding } from '../core/finding.js';
import type { Observation } from '../core/outcome.js';
import type { TestProgram } from '../core/test-program.js';
import type { BugVerdict, Judgement } from '../core/verdict.js';
import { judge } from '../oracle/judge.js';
import { bugName, type Court, confirm, isBug } from './confirm.js';
import { count, countInconclusive, type Tally } from './tally.js';

// A bug that has been confirmed this often need not be confirmed again, nor one that never could be.
const enoughConfirmations = 3;
const enoughRefusals = 3;

/** What a campaign does with what it learns of a program. */
export interface Records {
  finding(finding: Finding): Promise<void>;
  /** The program shows a bug that was confirmed often enough on others. */
  occurrence(judgement: Judgement, program: TestProgram): Promise<void>;
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
  const confirmations = new Map<string, number>();
  const refusals = new Map<string, number>();
  const bump = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

  async function confirmAll(
    program: TestProgram,
    suspected: readonly Judgement[],
    signal?: AbortSignal,
  ): Promise<boolean> {
    const found = await confirm(program, suspected, court, signal);
    for (const finding of found) {
      // Another bug may have the signature of one that is known, or that the base shows: each is looked at.
      if (finding.knownBug === undefined && !finding.alsoIn) bump(confirmations, key(finding.target, finding, program));
      await records.finding(finding);
    }
    for (const { target, verdict } of suspected.filter(isBug)) {
      if (!found.some((finding) => finding.target === target)) bump(refusals, key(target, verdict, program));
    }
    return found.length > 0;
  }

  return {
    async examine(program, observations, tally, signal) {
      const judgements = judge(program, observations, court.ledger);
      const suspected = judgements.filter(isBug);
      if (suspected.length === 0) return count(tally, judgements);
      const known = (judgement: (typeof suspected)[number]) =>
        (confirmations.get(key(judgement.target, judgement.verdict, program)) ?? 0) >= enoughConfirmations;
      const hopeless = (judgement: (typeof suspected)[number]) =>
        (refusals.get(key(judgement.target, judgement.verdict, program)) ?? 0) >= enoughRefusals && !known(judgement);
      for (const judgement of suspected.filter(known)) await records.occurrence(judgement, program);
      const open = suspected.filter((judgement) => !known(judgement) && !hopeless(judgement));
      const confirmed = open.length > 0 && (await confirmAll(program, open, signal));
      if (confirmed || suspected.some(known)) tally.bug++;
      else countInconclusive(tally, 'not shown by the plain compiler');
    },
  };
}

function key(target: string, bug: Pick<BugVerdict, 'symptom' | 'signature'>, program: TestProgram): string {
  return `${target} ${bugName(bug, program)}`;
}
