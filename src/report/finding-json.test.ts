import { expect, test } from 'vitest';
import type { Finding } from '../core/finding.js';
import { findingJson, readFindingJson } from './finding-json.js';
import { exampleFinding, triagedFinding } from './report-fixture.js';

const position = { file: 'main.ts', line: 1, column: 2 };

const fullFinding: Finding = {
  ...exampleFinding,
  program: {
    ...exampleFinding.program,
    model: { kind: 'program', ...{ version: 1 } },
    expectation: {
      kind: 'anyOf',
      options: [
        { kind: 'accept' },
        { kind: 'reject', reason: 'r', at: position },
        { kind: 'match', parent: 'p' },
        { kind: 'run', ends: 'normally' },
        { kind: 'run', ends: 'withError', error: 'TypeError' },
      ],
    },
    driver: {
      kind: 'attached',
      at: { file: 'main.ts', offset: 0 },
      parts: ['a', { shared: 'b' }],
      limits: [{ line: 'excluded: l', limit: 'l' }],
      data: { entry: 'm' },
    },
    libraries: [
      { kind: 'jar', path: 'a.jar' },
      { kind: 'npm', name: 'a', version: '1.0.0' },
    ],
    parent: { files: [{ path: 'main.ts', text: '' }], driver: { kind: 'absorbed', limits: [] } },
    origin: { technique: 'erase', seed: '\ud800', index: 0, parent: 'p' },
  },
  observations: [
    ...exampleFinding.observations,
    { target: 'a@1:default', reference: false, outcome: { kind: 'accepted' }, parent: { kind: 'timedOut' } },
    {
      target: 'a2@1:default',
      reference: false,
      outcome: { kind: 'accepted' },
      millis: 1.5,
      artifacts: [{ path: 'A.class', base64: '' }],
    },
    {
      target: 'a3@1:default',
      reference: false,
      outcome: {
        kind: 'accepted',
        run: { exitCode: 1, stdout: '', checksum: '', error: 'E', portable: { platform: 'jvm', checksum: '' } },
      },
    },
    {
      target: 'b@1:default',
      reference: false,
      outcome: { kind: 'accepted', run: { exitCode: -1, stdout: '\0', checksum: '' } },
    },
    { target: 'b2@1:default', reference: false, outcome: { kind: 'accepted', fault: 'java.lang.VerifyError' } },
    { target: 'c@1:default', reference: false, outcome: { kind: 'timedOut' } },
    { target: 'c@1:run', reference: false, outcome: { kind: 'timedOut', running: true } },
    { target: 'd@1:default', reference: false, outcome: { kind: 'outOfMemory' } },
    { target: 'e@1:default', reference: false, outcome: { kind: 'toolFailed', message: 'm' } },
  ],
};

function failure(change: object): string {
  try {
    readFindingJson(JSON.stringify({ ...JSON.parse(findingJson(exampleFinding)), ...change }), 'bug.json');
    return 'no failure';
  } catch (error) {
    return String(error);
  }
}

test('a finding comes back as it was written', () => {
  const duplicate = { ...triagedFinding, duplicateOf: exampleFinding.id, knownBug: 'bounded-wildcard' };
  for (const finding of [exampleFinding, fullFinding, triagedFinding, duplicate]) {
    expect(readFindingJson(findingJson(finding), 'bug.json')).toEqual(finding);
  }
});

test('what triage learned is checked too', () => {
  const { reduction, dating } = triagedFinding;
  expect(failure({ finding: { ...triagedFinding, reduction: { ...reduction, queries: -1 } } })).toContain(
    'finding.reduction.queries: ',
  );
  expect(failure({ finding: { ...triagedFinding, dating: { ...dating, firstBad: undefined } } })).toContain(
    'finding.dating.firstBad: ',
  );
});

test('anything else is refused in a line', () => {
  expect(() => readFindingJson('{', 'bug.json')).toThrow(/^bug\.json is not JSON: /);
  expect(() => readFindingJson('[]', 'bug.json')).toThrow(
    /^bug\.json is not a finding exported by cupel: the whole file: /,
  );
  expect(failure({ format: 'other' })).toMatchInlineSnapshot(
    `"UserError: bug.json is not a finding exported by cupel: format: Invalid input: expected "cupel-finding""`,
  );
  expect(failure({ formatVersion: 3, finding: 'unknown' })).toMatchInlineSnapshot(
    `"UserError: bug.json was written by a newer cupel (format 3; this one reads up to 2): update cupel"`,
  );
  expect(failure({ extra: 1 })).toMatchInlineSnapshot(
    `"UserError: bug.json is not a finding exported by cupel: the whole file: Unrecognized key: "extra""`,
  );
  expect(failure({ finding: { ...exampleFinding, signature: { symptom: 'odd' } } })).toMatchInlineSnapshot(
    `"UserError: bug.json is not a finding exported by cupel: finding.signature.symptom: Invalid option: expected one of "crash"|"hang"|"outOfMemory"|"wrongReject"|"wrongAccept"|"wrongDiagnostic"|"miscompile"|"inconsistent"|"slow""`,
  );
  expect(failure({ finding: { ...exampleFinding, observations: [{}] } })).toMatchInlineSnapshot(
    `"UserError: bug.json is not a finding exported by cupel: finding.observations.0.target: Invalid input: expected string, received undefined"`,
  );
});
