/** In what way a compiler failed. */
export type Symptom =
  | 'crash'
  | 'hang'
  | 'outOfMemory'
  | 'wrongReject'
  | 'wrongAccept'
  /** It rejects, as it should, but points elsewhere or names another error than the reference does. */
  | 'wrongDiagnostic'
  | 'miscompile'
  /** Configurations of one build that must do the same do not. */
  | 'inconsistent'
  /** It takes far more CPU time than usual, and another version does not. */
  | 'slow';

/** What names a bug, and not the program that shows it, as data; `signatureText` is for people and is read by no code. */
export interface Signature {
  readonly symptom: Symptom;
  /** The error that the bug is about; absent where a compiler rejects without one. */
  readonly error?: SignedError;
  /** How the error differs from the expected errors. */
  readonly deviation?: Deviation;
  /** The error that is right in its place, where one was exchanged for another. */
  readonly instead?: SignedError;
  /** The fault that was injected into a program that must be rejected. */
  readonly fault?: SignedFault;
  readonly crash?: CrashSignature;
  /** What differs in the behaviour of a miscompiled program, or between the configurations of one build. */
  readonly differs?: 'output' | 'exit code' | 'decision' | 'errors' | 'files';
  /** Where the files that it writes begin to differ: the shape of the text there. */
  readonly place?: string;
  /** How a program ends that must end in another way. */
  readonly ends?: string;
  /** What it is compared with, where that is the program that it was made from. */
  readonly from?: 'parent';
  /** What cupel 0.1.0 said in place of all this; it is shown and compared, but not understood. */
  readonly legacy?: string;
}

/** Whether an error is missing, is extra, differs from the expected one, is far from the fault, or does not speak of it. */
type Deviation = 'missing' | 'extra' | 'exchanged' | 'misplaced' | 'vague';

/** An error without what belongs to one program: its code, and the shape of the text that it points at. */
export interface SignedError {
  readonly code: string;
  readonly construct: string;
}

/** A fault that was injected: its kind, and the shape of the text at its place where the place is known. */
export interface SignedFault {
  readonly kind: string;
  readonly construct?: string;
}

/** Where a compiler crashed. */
export interface CrashSignature {
  /** The kind of the exception, or another name of the failure. */
  readonly kind: string;
  /** The condition that an engine found not to hold, without numbers. */
  readonly check?: string;
  /** The top frames of the compiler's own functions, innermost first; empty if they are unknown. */
  readonly frames: readonly string[];
  /** The frames are the cycle of an infinite recursion, in the order of their names. */
  readonly cycle?: true;
}

/** The text of a signature: the only place that makes one. */
export function signatureText(signature: Signature): string {
  const detail = signatureDetail(signature);
  return detail === '' ? signature.symptom : `${signature.symptom}: ${detail}`;
}

/** The text of a signature without its symptom, for where that stands beside it; empty where there is no more to say. */
export function signatureDetail({ symptom, error, deviation, instead, fault, crash, ...rest }: Signature): string {
  if (rest.legacy !== undefined) return rest.legacy;
  if (crash)
    return `${crash.kind}${crash.check === undefined ? '' : `: ${crash.check}`} in ${crash.frames.join(crash.cycle ? ', ' : ' < ') || 'unknown'}`;
  if (symptom === 'inconsistent')
    return [rest.differs, rest.place ?? (error && errorText(error))].filter(Boolean).join(': ');
  if (rest.differs) return `another ${rest.differs}${rest.from ? ' than its parent' : ''}`;
  if (rest.ends === 'never') return `never ends${rest.from ? ', unlike its parent' : ''}`;
  if (rest.ends) return `ends ${rest.ends}`;
  if (deviation === 'exchanged') return `${errorText(error)} for ${errorText(instead)}`;
  if (deviation === 'misplaced' || deviation === 'vague')
    return `${deviation} ${errorText(error)} for ${fault?.kind ?? 'a fault'}`;
  if (fault) return fault.construct === undefined ? fault.kind : `${fault.kind} at ${fault.construct}`;
  if (deviation) return `${deviation} ${errorText(error)}`;
  if (error) return errorText(error);
  return symptom === 'wrongReject' ? 'without a diagnostic' : '';
}

function errorText(error: SignedError | undefined): string {
  return error ? `${error.code} at ${error.construct}` : 'none';
}
