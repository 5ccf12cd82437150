import type { Dating } from './finding.js';
import { findingId } from './identity.js';
import { isSameShape, likeness, type Shape } from './likeness.js';
import type { CrashSignature, Signature, SignedError, SignedFault } from './signature.js';
import { parseTarget } from './target.js';
import type { TestProgram } from './test-program.js';

/** A bug as a target shows it on a program. */
export interface ShownBug {
  readonly target: string;
  readonly signature: Signature;
  readonly program: Pick<TestProgram, 'id' | 'language' | 'material'>;
}

/** The id of the bug that a program shows, by all that is known from the start: the same in whichever campaign it is met. */
export function bugId({ target, signature, program }: ShownBug): string {
  return findingId(program.language, parseTarget(target).family, bugName(signature, program));
}

/**
 * What distinguishes a bug from the start. A compiler that does not end shows nothing to name it by; and of a program that
 * computes something else, or of a crash without frames, one can only say what the program was made of.
 */
export function bugName(signature: Signature, { id, material = '' }: Pick<TestProgram, 'id' | 'material'>): string {
  const {
    symptom,
    error,
    deviation = '',
    instead,
    fault,
    crash,
    differs = '',
    ends = '',
    from = '',
    place = '',
    legacy = '',
  } = signature;
  const named = (parts: readonly string[]) => JSON.stringify([symptom, legacy, ...parts]);
  if (symptom === 'hang' || symptom === 'outOfMemory') return named([id]);
  // What makes a compiler slow cannot be seen; programs about the same are most likely slow for the same reason.
  if (symptom === 'slow') return named([material === '' ? id : material]);
  if (symptom === 'inconsistent') return named([differs, place, deviation, ...partsOf(error), ...partsOf(instead)]);
  if (symptom === 'miscompile') return named([differs, ends, from, material]);
  if (crash)
    return named(
      crash.frames.length > 0 ? [cycleWord(crash), crash.check ?? '', ...crash.frames] : [crash.kind, material],
    );
  // An error at the wrong place is told by what is said there, whatever it should be about.
  if (deviation === 'misplaced') return named([deviation, ...partsOf(error)]);
  return named([deviation, from, ...partsOf(error), ...partsOf(instead), fault?.kind ?? '', fault?.construct ?? '']);
}

/** Whether the failure of a smaller program is the one that the larger one showed: the predicate of reduction. */
export function isSameFailure(a: Signature, b: Signature): boolean {
  if (isOldHang(a) || isOldHang(b)) return isEndless(a) && isEndless(b);
  return (
    a.symptom === b.symptom &&
    a.legacy === b.legacy &&
    a.deviation === b.deviation &&
    a.differs === b.differs &&
    a.ends === b.ends &&
    a.from === b.from &&
    isSameError(a.error, b.error) &&
    isSameError(a.instead, b.instead) &&
    isSameFault(a.fault, b.fault) &&
    isSameCrash(a.crash, b.crash)
  );
}

/**
 * Whether a failure has the error of another that differed between compilers, on the same side: the target reports it, or
 * fails to. Whatever other errors there were, a program without them shows the same bug.
 */
export function hasSameDifference(bug: Signature, other: Signature): boolean {
  return differencesOf(bug).some((a) =>
    differencesOf(other).some((b) => a.isExtra === b.isExtra && isSameError(a.error, b.error)),
  );
}

/** Whether a failure is a difference of decision, with nothing else beside it, that a wrong diagnostic was about. */
export function isPromotion(bug: Signature, promoted: Signature): boolean {
  const isDecision = promoted.symptom === 'wrongReject' || promoted.symptom === 'wrongAccept';
  return bug.symptom === 'wrongDiagnostic' && isDecision && hasSameDifference(bug, promoted);
}

/** Whether another version fails as one did on the same program; versions of a compiler word the same failure differently. */
export function isSameInVersion(bug: Signature, other: Signature, isNewer: boolean): boolean {
  if (isSameFailure(bug, other)) return true;
  if (other.symptom !== bug.symptom) return false;
  // Functions are renamed and moved, as between TypeScript 5.4 and 5.9, 6 and 7, or Groovy 5 and 6 (docs/bugs-found.md):
  // on one and the same program an exception of the same kind is the same crash.
  if (bug.symptom === 'crash') return isSameKindOfCrash(bug.crash, other.crash);
  // An older version may decide so because it lacks a feature. A newer one lacks none: it says the same in other words
  // (Kotlin 2 rewrote all messages), and to call that a fix would be wrong.
  return isNewer;
}

/** A bug with what triage has learned of it. */
export interface TriagedBug extends ShownBug {
  readonly id: string;
  readonly dating?: Pick<Dating, 'lastGood' | 'firstBad' | 'fixedIn'> | undefined;
  /** The shape of the program that it was found with. */
  readonly found?: Shape | undefined;
  /** Present once its program was reduced. */
  readonly reduced?: ReducedProgram | undefined;
}

/** What is compared of a reduced program. */
interface ReducedProgram {
  readonly complete: boolean;
  readonly shape: Shape;
  /** The operators and the functions of the library that it uses: what a wrong result can come from. */
  readonly operations: ReadonlySet<string>;
}

// The least similarity of two reduced programs that show one bug; lower if the messages are the same too.
const alike = 0.85;
const alikeWithSameMessage = 0.6;

/**
 * Whether two findings are one bug, after triage. As long as one of them is not reduced to the end, the same error is one bug,
 * wherever it is reported: nobody could tell yet what distinguishes the two.
 */
export function isOneBug(a: TriagedBug, b: TriagedBug): boolean {
  if (a.id === b.id) return true;
  if (a.program.language !== b.program.language || parseTarget(a.target).family !== parseTarget(b.target).family)
    return false;
  if (!isSameWindow(a, b)) return false;
  if (!isByMaterial(a.signature) && bugName(a.signature, a.program) === bugName(b.signature, b.program)) return true;
  if (!isSameKind(a.signature, b.signature)) return false;
  if (isUnclear(a, b) || isOneRepair(a, b)) return true;
  if (!a.reduced || !b.reduced) return isFoundAlike(a, b);
  if (a.signature.symptom === 'miscompile' && !mayBeOneMiscompilation(a.reduced, b.reduced)) return false;
  if (isSameShape(a.reduced.shape, b.reduced.shape)) return true;
  const least = isSameMessage(a.signature, b.signature) ? alikeWithSameMessage : alike;
  return likeness(a.reduced.shape, b.reduced.shape) >= least;
}

function isUnclear(a: TriagedBug, b: TriagedBug): boolean {
  const isOneError = a.signature.error !== undefined && isSameMessage(a.signature, b.signature);
  return isOneError && !(a.reduced?.complete && b.reduced?.complete);
}

// Functions by which a compiler came to the place where it crashes are several ways to one bug if one version repaired all;
// before that is known, they count as such.
const placeOfCrash = 2;

function isOneRepair(a: TriagedBug, b: TriagedBug): boolean {
  const [one, other] = [a.signature.crash, b.signature.crash];
  if (!one || !other || one.cycle || other.cycle) return false;
  const placeOf = ({ frames }: CrashSignature) => frames.slice(0, placeOfCrash).join();
  if (one.frames.length < placeOfCrash || placeOf(one) !== placeOf(other)) return false;
  return !a.dating || !b.dating || a.dating.fixedIn !== undefined;
}

// Programs that are much the same were most often made from one.
function isFoundAlike(a: TriagedBug, b: TriagedBug): boolean {
  const isOneMessage = isAboutErrors(a.signature) && isSameMessage(a.signature, b.signature);
  return isOneMessage && a.found !== undefined && b.found !== undefined && likeness(a.found, b.found) >= alike;
}

/**
 * Whether a program that computes something wrong shows another bug than one that was reduced to the end: it does not use
 * an operation that the reduced program has from the one that it was found with.
 */
export function isAnotherMiscompilation(
  known: { readonly reduced: ReadonlySet<string>; readonly found: ReadonlySet<string> },
  operations: ReadonlySet<string>,
): boolean {
  // Operations that came in by simpler ways of calling the program have nothing to do with the bug.
  return [...known.reduced].some((operation) => known.found.has(operation) && !operations.has(operation));
}

/** An error that only the target reports, or all others. */
interface ErrorDifference {
  readonly isExtra: boolean;
  readonly error: SignedError | undefined;
}

function differencesOf({ symptom, deviation, error, instead }: Signature): ErrorDifference[] {
  if (symptom === 'wrongReject' && !deviation) return [{ isExtra: true, error }];
  if (symptom !== 'wrongAccept' && symptom !== 'wrongDiagnostic') return [];
  if (deviation === 'missing') return [{ isExtra: false, error }];
  if (deviation === 'extra') return [{ isExtra: true, error }];
  return deviation === 'exchanged'
    ? [
        { isExtra: true, error },
        { isExtra: false, error: instead },
      ]
    : [];
}

// What cupel 0.1.0 called a hang is one of the compiler, or a program that never ends in an engine.
function isOldHang({ symptom, legacy }: Signature): boolean {
  return symptom === 'hang' && legacy !== undefined;
}

function isEndless({ symptom, ends }: Signature): boolean {
  return symptom === 'hang' || (symptom === 'miscompile' && ends === 'never');
}

function cycleWord({ cycle }: CrashSignature): string {
  return cycle ? 'cycle' : 'stack';
}

function partsOf(error: SignedError | undefined): [string, string] {
  return [error?.code ?? '', error?.construct ?? ''];
}

function isSameError(a: SignedError | undefined, b: SignedError | undefined): boolean {
  return a?.code === b?.code && a?.construct === b?.construct;
}

// In a program that was printed again the place of the fault is unknown.
function isSameFault(a: SignedFault | undefined, b: SignedFault | undefined): boolean {
  const isKnown = a?.construct !== undefined && b?.construct !== undefined;
  return a?.kind === b?.kind && (!isKnown || a.construct === b.construct);
}

function isSameKindOfCrash(a: CrashSignature | undefined, b: CrashSignature | undefined): boolean {
  return a?.kind === b?.kind && a?.check === b?.check;
}

// A compiler that crashes in the same functions has one bug, whatever the kind of the exception.
function isSameCrash(a: CrashSignature | undefined, b: CrashSignature | undefined): boolean {
  if (!a || !b) return a === b;
  if (a.check !== b.check) return false;
  const isNameless = a.frames.length === 0 && b.frames.length === 0;
  if (isNameless) return a.kind === b.kind;
  return (
    a.cycle === b.cycle && a.frames.length === b.frames.length && a.frames.every((each, i) => each === b.frames[i])
  );
}

/** Whether a bug is named by what its program was made of only: one name may then stand for several bugs. */
export function isByMaterial({ symptom, crash }: Signature): boolean {
  return symptom === 'miscompile' || symptom === 'slow' || crash?.frames.length === 0;
}

// Of one error too many or too few it is an accident what other errors there are, and so whether the program is rejected.
function isSameKind(a: Signature, b: Signature): boolean {
  if (a.symptom !== b.symptom) return isAboutErrors(a) && isAboutErrors(b) && isSameMessage(a, b);
  return a.symptom !== 'crash' || !a.crash || !b.crash || isSameKindOfCrash(a.crash, b.crash);
}

/** Whether a failure is that a compiler reports errors that it should not, or fails to report those that it should. */
export function isAboutErrors({ symptom }: Signature): boolean {
  return symptom === 'wrongReject' || symptom === 'wrongAccept' || symptom === 'wrongDiagnostic';
}

/** Whether a compiler says the same in two failures, wherever it says it. */
export function isSameMessage(a: Signature, b: Signature): boolean {
  if (a.error || b.error)
    return a.error?.code === b.error?.code && (a.deviation === 'missing') === (b.deviation === 'missing');
  if (a.crash || b.crash) return isSameCrash(a.crash, b.crash);
  // Of two compilers that do not end, or that reject without a word, there is nothing more to compare.
  const isSilent = a.symptom === b.symptom && a.symptom !== 'miscompile' && !a.fault && !b.fault;
  return isSilent || (a.fault !== undefined && a.fault.kind === b.fault?.kind);
}

// Bugs that were introduced or fixed in different versions are different; without a dating they may be the same.
function isSameWindow({ dating: a }: TriagedBug, { dating: b }: TriagedBug): boolean {
  return !a || !b || (a.firstBad === b.firstBad && a.lastGood === b.lastGood && a.fixedIn === b.fixedIn);
}

// Programs that compute are much alike around what goes wrong in them, all give another output, and hold more operations
// than they need as long as they are not reduced to the end.
function mayBeOneMiscompilation(a: ReducedProgram, b: ReducedProgram): boolean {
  return a.complete && b.complete && isNested(a.operations, b.operations);
}

function isNested(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  return [...small].every((operation) => large.has(operation));
}
