import { expect, test } from 'vitest';
import type { Signature } from '../../core/signature.js';
import type { TestProgram } from '../../core/test-program.js';
import type { Judgement } from '../../core/verdict.js';
import { modelOf } from '../../model/program/json.js';
import { createTypeTable } from '../../model/types/type-table.js';
import { programWith } from '../campaign-fixture.js';
import { seenProgram } from './seen-program.js';

const program: TestProgram = {
  ...programWith('a'),
  model: modelOf(
    { version: 1, language: 'fake', name: 'a', classes: [], functions: [], variables: [] },
    createTypeTable(),
  ),
};
const error = { code: 'A', construct: 'name' };
const judged = (signature: Signature): Judgement => ({
  target: 'fake@1:default',
  verdict: { kind: 'bug', signature, evidence: 'fixed' },
});
const bugOf = (...signatures: Signature[]) => seenProgram(3, program, signatures.map(judged)).bug;

test('an error that hides the fault of a program counts as the rejection of the program without it', () => {
  const misplaced: Signature = {
    symptom: 'wrongDiagnostic',
    deviation: 'misplaced',
    error,
    fault: { kind: 'a fault' },
  };
  expect(bugOf(misplaced)).toBe(bugOf({ symptom: 'wrongReject', error }));
  expect(bugOf(misplaced)).not.toBe(bugOf({ symptom: 'wrongReject', error: { ...error, code: 'B' } }));
});

test('a bug counts only if all targets have it, and one that may be an accident not at all', () => {
  expect(bugOf({ symptom: 'wrongReject', error }, { symptom: 'wrongAccept', error })).toBeUndefined();
  expect(seenProgram(3, program, [judged({ symptom: 'hang' })])).toEqual({ index: 3, features: [] });
});
