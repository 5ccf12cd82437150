import { expect, it } from 'vitest';
import { type Signature, signatureText } from './signature.js';

const error = { code: 'TYPE_MISMATCH', construct: 'if (' };
const instead = { code: 'NO_VALUE', construct: 'name .' };

it.each<[string, Signature]>([
  ['hang', { symptom: 'hang' }],
  ['miscompile: never ends', { symptom: 'miscompile', ends: 'never' }],
  ['miscompile: never ends, unlike its parent', { symptom: 'miscompile', ends: 'never', from: 'parent' }],
  ['crash: E in f < g', { symptom: 'crash', crash: { kind: 'E', frames: ['f', 'g'] } }],
  [
    'crash: stack overflow in f, g',
    { symptom: 'crash', crash: { kind: 'stack overflow', frames: ['f', 'g'], cycle: true } },
  ],
  ['crash: SIGSEGV in unknown', { symptom: 'crash', crash: { kind: 'SIGSEGV', frames: [] } }],
  ['wrongReject: TYPE_MISMATCH at if (', { symptom: 'wrongReject', error }],
  ['wrongReject: without a diagnostic', { symptom: 'wrongReject' }],
  ['wrongAccept: missing TYPE_MISMATCH at if (', { symptom: 'wrongAccept', deviation: 'missing', error }],
  ['wrongAccept: a wrong type', { symptom: 'wrongAccept', fault: { kind: 'a wrong type' } }],
  [
    'wrongAccept: a wrong type at new name',
    { symptom: 'wrongAccept', fault: { kind: 'a wrong type', construct: 'new name' } },
  ],
  ['wrongDiagnostic: extra TYPE_MISMATCH at if (', { symptom: 'wrongDiagnostic', deviation: 'extra', error }],
  [
    'wrongDiagnostic: TYPE_MISMATCH at if ( for NO_VALUE at name .',
    { symptom: 'wrongDiagnostic', deviation: 'exchanged', error, instead },
  ],
  [
    'wrongDiagnostic: misplaced TYPE_MISMATCH at if ( for a wrong type',
    { symptom: 'wrongDiagnostic', deviation: 'misplaced', error, fault: { kind: 'a wrong type', construct: 'name' } },
  ],
  ['miscompile: another exit code', { symptom: 'miscompile', differs: 'exit code' }],
  ['crash: in the words of then', { symptom: 'crash', legacy: 'in the words of then' }],
])('is written for people: %s', (text, signature) => {
  expect(signatureText(signature)).toBe(text);
});
