import { expect, test } from 'vitest';
import { type FindingOfFormat1, fromFormat1 } from './finding-format-1.js';
import { isSameFailure } from './same-bug.js';
import { signatureText } from './signature.js';

const finding = (technique: string, reference: string): FindingOfFormat1 => ({
  ...{ id: 'f', language: 'javascript', target: 'node@20.20.2:turbofan', evidence: 'witness', toolchains: [] },
  ...{
    commands: [],
    cupelVersion: '0.1.0',
    foundAt: '',
    symptom: 'miscompile',
    signature: 'miscompile: another output',
  },
  program: {
    ...{ id: 'p', language: 'javascript', files: [], expectation: { kind: 'agree' }, trace: [] },
    origin: { technique, seed: '1', index: 0 },
  },
  observations: [
    { target: 'node@20.20.2:turbofan', reference: false, outcome: { kind: 'timedOut' } },
    { target: reference, reference: true, outcome: { kind: 'timedOut' } },
  ],
});

const driverOf = (technique: string, reference: string) => fromFormat1(finding(technique, reference)).program.driver;

test('a program of a template has its driver in the text; between builds it is whole', () => {
  expect(driverOf('template', 'node@20.20.2:jitless')).toEqual({ kind: 'absorbed', limits: expect.any(Array) });
  expect(driverOf('template', 'bun@1.4.4:default')).toMatchObject({ kind: 'absorbed', whole: true });
  expect(driverOf('generate', 'node@20.20.2:jitless')).toBeUndefined();
});

test('a hang may be that of the compiler or of the program, and is shown as before', () => {
  const old = fromFormat1({ ...finding('template', 'node@20.20.2:jitless'), symptom: 'hang', signature: 'hang' });
  expect(signatureText(old.signature)).toBe('hang');
  expect(isSameFailure(old.signature, { symptom: 'hang' })).toBe(true);
  expect(isSameFailure(old.signature, { symptom: 'miscompile', ends: 'never' })).toBe(true);
  const outOfMemory = { ...finding('template', 'x'), symptom: 'outOfMemory', signature: 'outOfMemory' } as const;
  expect(fromFormat1(outOfMemory).signature).toEqual({ symptom: 'outOfMemory' });
});
