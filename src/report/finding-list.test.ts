import { expect, test } from 'vitest';
import { findingList } from './finding-list.js';
import { exampleFinding } from './report-fixture.js';
import { plainTerminal } from './terminal.js';

const findings = [
  { finding: exampleFinding, timesSeen: 1204 },
  { finding: { ...exampleFinding, id: '00ff00ff00', symptom: 'wrongDiagnostic', signature: 'TS1\nx' }, timesSeen: 1 },
] as const;

test('a line per finding, with as much of the signature as fits', () => {
  expect(findingList(findings, { ...plainTerminal, width: 100 })).toMatchInlineSnapshot(`
    "id          symptom          evidence  target            seen   signature
    3f2a91c07b  crash            witness   typescript@7.0.2  1,204  nil pointer dereference @ checker.(…
    00ff00ff00  wrongDiagnostic  witness   typescript@7.0.2      1  TS1 x"
  `);
});

test('no line is wider than the terminal', () => {
  const lines = findingList(findings, { ...plainTerminal, width: 90 }).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBe(90);
});

test('an empty list says what to do', () => {
  expect(findingList([])).toBe('No findings yet: look for some with `cupel hunt`.');
});

test('a finding of a known bug is shown as known', () => {
  const [first] = findings;
  expect(findingList([{ ...first, finding: { ...first.finding, knownBug: 'one-bug' } }])).toMatch(/ crash +known /);
});
