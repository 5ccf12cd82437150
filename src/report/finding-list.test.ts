import { expect, test } from 'vitest';
import { findingList } from './finding-list.js';
import { exampleFinding, triagedFinding } from './report-fixture.js';
import { plainTerminal } from './terminal.js';

const findings = [
  { finding: exampleFinding, status: 'open', timesSeen: 1204 },
  {
    finding: { ...exampleFinding, id: '00ff00ff00', signature: { symptom: 'wrongDiagnostic', legacy: 'TS1\nx' } },
    status: 'open',
    timesSeen: 1,
  },
] as const;

test('a line per finding, with as much of the signature as fits', () => {
  expect(findingList(findings, { terminal: { ...plainTerminal, width: 100 } })).toMatchInlineSnapshot(`
    "id          rank  symptom          evidence  target            seen   signature
    3f2a91c07b  1     crash            witness   typescript@7.0.2  1,204  nil pointer dereference in ch…
    00ff00ff00  4     wrongDiagnostic  witness   typescript@7.0.2      1  TS1 x"
  `);
});

test('no line is wider than the terminal', () => {
  const lines = findingList(findings, { terminal: { ...plainTerminal, width: 90 } }).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBe(90);
});

const duplicate = {
  finding: { ...triagedFinding, duplicateOf: '3f2a91c07b' },
  status: 'duplicate',
  timesSeen: 2,
};

test('duplicates are only counted unless all is asked for', () => {
  expect(findingList([...findings, duplicate])).toMatch(/^00ff00ff00 .*\nand 1 duplicate: `cupel findings --all`$/m);
  expect(findingList([duplicate])).toBe('and 1 duplicate: `cupel findings --all`');
  const all = findingList([...findings, duplicate], { all: true });
  expect(all).toMatch(/^34d469bd98 .* duplicate \(3f2a91c07b\) /m);
  expect(all).not.toContain('and 1');
});

test('follow-ups and marked findings are only counted unless they are asked for', () => {
  const [first, second] = findings;
  const followUp = { ...second, status: 'follow-up' };
  const mark = { as: 'noise', ids: [first.finding.id], target: first.finding.target, title: '' } as const;
  const marked = { ...first, status: 'noise', finding: { ...first.finding, mark } };
  expect(findingList([followUp, marked])).toBe(
    'and 1 finding that is marked: `cupel findings --all`\nand 1 follow-up difference: `cupel findings --follow-up`',
  );
  expect(findingList([followUp, marked], { followUp: true })).toMatch(/^00ff00ff00 .* 4 follow-up .*\nand 1 finding/m);
  expect(findingList([followUp, marked], { all: true })).toMatch(/^3f2a91c07b .* noise .*\nand 1 follow-up/m);
});

test('what triage learned has columns of its own', () => {
  const known = { finding: { ...triagedFinding, knownBug: 'wildcards' }, status: 'known', timesSeen: 2 };
  expect(findingList([...findings, known], { terminal: { ...plainTerminal, width: 140 } })).toMatchInlineSnapshot(`
    "id          rank         symptom          evidence  target            seen   tokens    versions           status             signature
    3f2a91c07b  1 failure    crash            witness   typescript@7.0.2  1,204                                                  nil pointer der…
    00ff00ff00  4 follow-up  wrongDiagnostic  witness   typescript@7.0.2      1                                                  TS1 x
    34d469bd98  2 decision   wrongReject      fixed     groovy@4.0.0          2  2,310→17  4.0.0 until 5.0.0  known (wildcards)  The type _ is n…"
  `);
});

test('an empty list says what to do', () => {
  expect(findingList([])).toBe('No findings yet. Look for bugs with `cupel hunt`.');
});

test('a finding of a known bug is shown as known', () => {
  const [first] = findings;
  const known = { ...first, status: 'known', finding: { ...first.finding, knownBug: 'one-bug' } };
  expect(findingList([known])).toContain('known (one-bug)');
});

test('a finding that shows only sometimes says how often', () => {
  const [first] = findings;
  const flaky = { ...first, finding: { ...first.finding, flaky: { shown: 6, runs: 10 } } };
  expect(findingList([flaky])).toContain('flaky (6/10)');
});
