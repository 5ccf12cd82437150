import type { Expectation } from '../core/expectation.js';
import type { Finding } from '../core/finding.js';
import type { Symptom } from '../core/signature.js';
import { signatureDetail } from '../core/signature.js';
import type { Evidence } from '../core/verdict.js';

/** What the compiler does, to follow its name in a sentence. */
export const symptomPhrases: Readonly<Record<Symptom, string>> = {
  crash: 'crashes',
  hang: 'does not finish',
  outOfMemory: 'runs out of memory',
  wrongReject: 'rejects a program that it should accept',
  wrongAccept: 'accepts a program that it should reject',
  wrongDiagnostic: 'reports wrong errors',
  miscompile: 'miscompiles a program',
  inconsistent: 'does not always do the same with a program',
  slow: 'takes far longer than usual',
};

/** Why a finding of this grade is held to be the compiler's fault. */
export const evidenceReasons: Readonly<Record<Evidence, string>> = {
  witness: 'the failure is a bug by itself, whatever the program means.',
  fixed: 'a newer version of the same compiler behaves as expected.',
  disagreement: 'two implementations of the language differ on this program, so at least one of them is wrong.',
  rule: 'a rule of the language specification says so.',
  belief: 'only the generator of the program claims so; no other compiler has confirmed it.',
};

/** What a correct compiler does with the program of a finding, as a sentence. */
export function expectedSentence({ signature: { symptom }, program }: Finding): string {
  if (symptom === 'crash' || symptom === 'hang' || symptom === 'outOfMemory') {
    return 'A compiler must accept or reject any program, and terminate.';
  }
  if (symptom === 'slow') return 'A program of this size must compile in about the time that others of this size take.';
  if (symptom === 'miscompile' && program.expectation.kind === 'accept')
    return 'The program must do the same wherever it runs.';
  return `${sentences(program.expectation)}.`;
}

function sentences(expectation: Expectation): string {
  switch (expectation.kind) {
    case 'accept':
      return 'The program is well-typed: a compiler must accept it';
    case 'reject':
      return `A compiler must reject the program: ${expectation.reason}`;
    case 'agree':
      return 'All implementations must agree on the program';
    case 'consistent':
      return 'A compiler must do the same with the program under all of these configurations';
    case 'match':
      return 'A compiler must treat the program like its parent, which has the same meaning';
    case 'run':
      return `A compiler must accept the program, and it must end ${endingWords(expectation)}`;
    case 'anyOf':
      return `One of these must hold: ${expectation.options.map(sentences).join('; ')}`;
  }
}

/** How a program must end when it runs, in words. */
export function endingWords(expectation: Extract<Expectation, { kind: 'run' }>): string {
  return expectation.ends === 'normally' ? 'without an error' : `with the error ${expectation.error}`;
}

/** What every compiler must do with a program, after the word "must". */
export function demandWords(expectation: Expectation): string {
  switch (expectation.kind) {
    case 'accept':
    case 'agree':
      return expectation.kind;
    case 'consistent':
      return 'do the same under all configurations';
    case 'reject':
      return `reject (${expectation.reason})`;
    case 'match':
      return `match program ${expectation.parent}`;
    case 'run':
      return `accept, and the program must end ${endingWords(expectation)}`;
    case 'anyOf':
      return expectation.options.map(demandWords).join(' or ');
  }
}

/** What is wrong with a program that must be rejected, and where; nothing of any other program. */
export function faultOf(expectation: Expectation): string | undefined {
  if (expectation.kind !== 'reject') return undefined;
  // What follows the colon is for signatures: it distinguishes faults of one kind.
  const what = expectation.reason.replace(/: \w+$/, '');
  const { at } = expectation;
  return at ? `${what} at ${at.file}:${at.line}:${at.column}` : what;
}

/** What names the bug of a finding, for where the symptom stands beside it. */
export function bugDetail({ signature, program }: Pick<Finding, 'signature' | 'program'>): string {
  const detail = signatureDetail(signature) || signature.symptom;
  // That a result is wrong says little: what the program was made of distinguishes such findings.
  const isMiscompiled = signature.symptom === 'miscompile' && program.material !== undefined;
  return isMiscompiled ? `${detail}, ${program.material}` : detail;
}
