import type { Finding } from '../core/finding.js';
import { bugName, isByMaterial } from '../core/same-bug.js';
import type { Signature } from '../core/signature.js';
import { sourcesOf } from '../core/sources.js';
import type { TestProgram } from '../core/test-program.js';
import type { BugJudgement } from '../core/verdict.js';
import { operationsIn } from '../model/source/operations.js';

/** What is suspected of a target because of one program. */
export interface Suspicion extends BugJudgement {
  /** The known bug that it looks like by the fast path. */
  readonly knownBug: string | undefined;
  /** What is suspected under one name is confirmed together. */
  readonly name: string;
  /** What is suspected under one of these names is refuted together. */
  readonly refutable: string;
}

/** Remembers what became of suspicions, and tells which are worth a confirmation. */
export interface Suspicions {
  /** Notes that it is met, and tells whether the plain compilers must be asked. */
  isDue(suspicion: Suspicion): boolean;
  /** Whether what has its name was confirmed more often than refuted. */
  wasConfirmed(suspicion: Suspicion): boolean;
  /** Whether the plain compilers showed anything under its name. */
  wasShown(suspicion: Suspicion): boolean;
  /** The signature of what was confirmed under its name, which may be another one than the fast path has. */
  signatureOf(suspicion: Suspicion): Signature;
  /** Whether the base showed all that was confirmed under its name. */
  isInBase(suspicion: Suspicion): boolean;
  confirm(suspicion: Suspicion, finding: Finding): void;
  refute(suspicion: Suspicion): void;
}

// A refutation may have been an accident.
const enoughRefutations = 3;

/** Makes the memory of a campaign that suspects nothing yet. */
export function createSuspicions(): Suspicions {
  const [meetings, confirmations, refutations] = [createCounts(), createCounts(), createCounts()];
  const shown = new Set<string>();
  const confirmed = new Map<string, { readonly signature: Signature; readonly inBase: boolean }>();
  const wasConfirmed = ({ name, refutable }: Suspicion) => confirmations.of(name) > refutations.of(refutable);
  return {
    // Under the name of what is settled there may be another bug: so it is looked at again the 4th, 16th, 64th time and so on.
    isDue(suspicion) {
      const { name, refutable } = suspicion;
      const met = meetings.add(name);
      const suspected = refutable === name ? met : meetings.add(refutable);
      if (wasConfirmed(suspicion)) return isTurn(met);
      return refutations.of(refutable) < enoughRefutations || isTurn(suspected);
    },
    wasConfirmed,
    wasShown: ({ name }) => shown.has(name),
    signatureOf: ({ name, verdict }) => confirmed.get(name)?.signature ?? verdict.signature,
    isInBase: ({ name }) => confirmed.get(name)?.inBase === true,
    confirm({ name, knownBug }, { signature, knownBug: really, alsoIn }) {
      shown.add(name);
      // Where the fast path cannot tell a known bug from another one, the plain compilers are asked each time.
      if (really !== knownBug) return;
      confirmations.add(name);
      confirmed.set(name, { signature, inBase: (confirmed.get(name)?.inBase ?? true) && alsoIn !== undefined });
    },
    refute({ refutable }) {
      refutations.add(refutable);
    },
  };
}

/** What is suspected of a target, and the known bug that it looks like. */
export function suspicionOf(
  { target, verdict }: BugJudgement,
  program: TestProgram,
  knownBug: string | undefined,
): Suspicion {
  const name = JSON.stringify([target, bugName(verdict.signature, program), knownBug ?? '']);
  // What is named by its template only may be another bug each time: that some were none says nothing about programs with
  // other operations.
  const refutable = isByMaterial(verdict.signature)
    ? `${name} ${[...operationsIn(sourcesOf(program))].sort().join(' ')}`
    : name;
  return { target, verdict, knownBug, name, refutable };
}

function isTurn(times: number): boolean {
  return times > 1 && Number.isInteger(Math.log2(times) / 2);
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
