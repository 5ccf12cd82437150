import type { Finding } from '../core/finding.js';
import type { Observation } from '../core/outcome.js';
import type { TestProgram } from '../core/test-program.js';
import { isBug, type Judgement } from '../core/verdict.js';
import { knownBugOf } from '../oracle/known-bugs.js';
import { showsInVersion, withParent } from '../oracle/shows-in-version.js';
import { type Confirmation, type Court, confirm } from './confirm.js';
import type { MetBug } from './id-of-bug.js';
import { oneAfterAnother } from './one-after-another.js';
import type { Slots } from './slots.js';
import { createSuspicions, type Suspicion, suspicionOf } from './suspicions.js';
import { type Result, resultOf } from './tally.js';

/** What a campaign does with what it learns of a program. */
export interface Records {
  finding(finding: Finding): Promise<void>;
  /** The id of the stored finding that is the bug of a program; nothing if there is none, whatever was confirmed before. */
  known(bug: MetBug): Promise<string | undefined>;
  /** A program shows a bug that was confirmed on another one. */
  occurrence(finding: string, program: TestProgram): Promise<void>;
}

/** A program with what targets did with it by the fast path, and what the oracle says of that. */
export interface Examined {
  readonly program: TestProgram;
  readonly observations: readonly Observation[];
  readonly judgements: readonly Judgement[];
}

/** Tells what comes of programs; what is suspected is confirmed, if it is worth that. */
export interface Examiner {
  /** Many may be under way at once: what is suspected of several programs is confirmed once. */
  examine(examined: Examined, until?: Until): Promise<Result>;
}

/** What ends an examination. */
interface Until {
  readonly signal?: AbortSignal | undefined;
  /** Whether an error says that the time is up. Such a program is not tested again: what is known of it must not vanish. */
  readonly isTimeUp?: ((error: unknown) => boolean) | undefined;
}

// What the plain compilers say; nothing if they were not asked.
type Asked = Confirmation | 'time is up' | undefined;

/** Makes the examiner of a campaign, which confirms as much at once as there are slots. */
export function createExaminer(court: Court, records: Records, slots: Slots): Examiner {
  const suspicions = createSuspicions();
  const inTurn = oneAfterAnother();

  async function settle(examined: Examined, suspected: readonly Suspicion[], until: Until): Promise<Result> {
    const { signal, isTimeUp } = until;
    const [open, known]: [Suspicion[], string[]] = [[], []];
    let asked: Asked;
    try {
      for (const suspicion of suspected) {
        if (suspicions.isDue(suspicion)) open.push(suspicion);
        else if (suspicions.wasConfirmed(suspicion)) {
          const id = await knownAs(suspicion, examined, signal);
          if (id === undefined) open.push(suspicion);
          else known.push(id);
        }
      }
      // What takes time comes first: who stops it here has a program that is neither counted nor stored.
      if (open.length > 0) asked = await confirmAll(examined.program, open, signal);
    } catch (error) {
      if (!isTimeUp?.(error)) throw error;
      asked = 'time is up';
    }
    for (const id of known) await records.occurrence(id, examined.program);
    if (known.length > 0 || isConfirmed(asked)) return { kind: 'bug' };
    return { kind: 'inconclusive', why: unconfirmed(asked) };
  }

  // The finding that a suspicion is about, if that need not be seen again by the plain compilers.
  async function knownAs(suspicion: Suspicion, { program, observations }: Examined, signal?: AbortSignal) {
    const bug = { target: suspicion.target, signature: suspicions.signatureOf(suspicion), program };
    const id = await records.known(bug);
    // Another bug may have the signature of one that the base shows.
    const isNew = court.base && suspicions.isInBase(suspicion) && !(await isInBase({ ...bug, observations }, signal));
    return isNew ? undefined : id;
  }

  async function isInBase(bug: MetBug & Pick<Examined, 'observations'>, signal?: AbortSignal): Promise<boolean> {
    const [row = []] = (await court.base?.observe([bug.program], signal)) ?? [];
    return row.some(({ target, outcome, parent }) =>
      showsInVersion(withParent(bug, parent), target, outcome, court.ledger),
    );
  }

  async function confirmAll(
    program: TestProgram,
    open: readonly Suspicion[],
    signal?: AbortSignal,
  ): Promise<Confirmation> {
    const judgements = open.map(({ target, verdict }) => ({ target, verdict }));
    const repeat = open.some((suspicion) => !suspicions.wasShown(suspicion)) ? 'asNeeded' : 'never';
    const confirmation = await slots.use(async () => {
      signal?.throwIfAborted();
      return confirm(program, judgements, court, { signal, repeat });
    });
    for (const suspicion of open) {
      const finding = confirmation.findings.find(({ target }) => target === suspicion.target);
      if (finding) suspicions.confirm(suspicion, finding);
      else if (confirmation.obstacle === undefined) suspicions.refute(suspicion);
    }
    for (const finding of confirmation.findings) await records.finding(finding);
    return confirmation;
  }

  return {
    async examine(examined, until = {}) {
      const { program, observations, judgements } = examined;
      const suspected = judgements.filter(isBug).map(({ target, verdict }) => {
        const outcome = observations.find((each) => each.target === target && !each.reference)?.outcome;
        const bug = outcome && knownBugOf({ target, ...verdict, program, outcome }, court.knownBugs ?? []);
        return suspicionOf({ target, verdict }, program, bug?.id);
      });
      if (suspected.length === 0) return resultOf(judgements);
      const names = suspected.map(({ name }) => name);
      return inTurn(names, () => settle(examined, suspected, until));
    },
  };
}

function isConfirmed(asked: Asked): boolean {
  return typeof asked === 'object' && asked.findings.length > 0;
}

function unconfirmed(asked: Asked): string {
  if (asked === 'time is up') return 'suspected, but the time was up before it could be confirmed';
  if (!asked) return 'not asked: the command-line compiler has refuted the same suspicion three times';
  if (asked.obstacle !== undefined) return `could not be confirmed: ${asked.obstacle}`;
  return 'not confirmed by the command-line compiler';
}
