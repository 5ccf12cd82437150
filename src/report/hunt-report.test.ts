import { expect, test } from 'vitest';
import type { HuntReport } from '../core/hunt-report.js';
import { huntJson } from './hunt-json.js';
import { huntSummary } from './hunt-summary.js';
import { exampleFinding } from './report-fixture.js';
import { plainTerminal } from './terminal.js';

const report: HuntReport = {
  campaign: 'c-20261115-093012-7f3a',
  status: 'finished',
  technique: 'tokens',
  seed: '7',
  targets: ['typescript@7.0.2:default', 'typescript@7.0.2:singleThreaded'],
  references: ['typescript@6.0.3:default'],
  programs: 1240,
  seconds: 30.12345,
  counts: { pass: 1201, bug: 2, inconclusive: 37 },
  inconclusiveReasons: [
    { why: 'a timeout', count: 3 },
    { why: 'an intended difference', count: 21 },
    { why: 'a reference failed', count: 12 },
    { why: 'rare', count: 1 },
  ],
  generatorFailures: 1,
  findings: [exampleFinding],
  known: [],
  duplicates: [],
  marked: [],
  followUps: [],
};

test('the summary of a campaign', () => {
  expect(huntSummary(report, { ...plainTerminal, width: 80 })).toMatchInlineSnapshot(`
    "Campaign c-20261115-093012-7f3a finished: 1,240 programs in 30 s, 41 per second

      target     typescript@7.0.2, typescript@7.0.2:singleThreaded against typescript@6.0.3
      technique  tokens
      seed       7

      pass          1,201  96.9%
      inconclusive     37   3.0%
      bug               2   0.2%

      top inconclusive reasons
      21  an intended difference
      12  a reference failed
       3  a timeout

      1 program could not be generated: this is a defect in cupel

    1 finding:
      3f2a91c07b  1 failure  crash  nil pointer dereference in checker.(*Checker).g…

    Details: \`cupel findings show 3f2a91c07b\`."
  `);
});

test('a campaign about libraries tells what it exercised of them', () => {
  const curve = [{ programs: 1240, members: 1001, sequences: 2000 }];
  const coverage = { of: 2002, members: 1001, sequences: 2000, curve };
  expect(huntSummary({ ...report, coverage })).toContain(
    'exercised  1,001 of 2,002 members of the libraries (50.0%), 2,000 typing sequences',
  );
  expect(JSON.parse(huntJson({ ...report, coverage }))).toMatchObject({ coverage });
  expect(JSON.parse(huntJson(report))).not.toHaveProperty('coverage');
});

test('the summary of a campaign that was stopped before it began', () => {
  const nothing: HuntReport = {
    ...report,
    status: 'stopped',
    programs: 0,
    seconds: 0,
    counts: { pass: 0, bug: 0, inconclusive: 0 },
    inconclusiveReasons: [],
    generatorFailures: 0,
    findings: [],
  };
  expect(huntSummary(nothing)).toMatchInlineSnapshot(`
    "Campaign c-20261115-093012-7f3a stopped: 0 programs in 0 s, 0.0 per second

      target     typescript@7.0.2, typescript@7.0.2:singleThreaded against typescript@6.0.3
      technique  tokens
      seed       7

      pass          0  0.0%
      inconclusive  0  0.0%
      bug           0  0.0%

    Nothing has been tested yet.

    Resume it with \`cupel hunt --resume\`."
  `);
  expect(JSON.parse(huntJson(nothing))).toMatchObject({ seconds: 0, programsPerSecond: 0, findings: [] });
});

test('many findings are cut', () => {
  const findings = Array.from({ length: 25 }, (_, i) => ({ ...exampleFinding, id: `f${i}` }));
  expect(huntSummary({ ...report, findings })).toContain('  and 5 more: `cupel findings list`');
});

test('the line for programs has the fields of the interface, in order', () => {
  expect(huntJson(report)).toMatchInlineSnapshot(
    `"{"campaign":"c-20261115-093012-7f3a","seed":"7","programs":1240,"seconds":30.123,"programsPerSecond":41.16,"verdicts":{"pass":1201,"bug":2,"inconclusive":37},"generatorFailures":1,"findings":[{"id":"3f2a91c07b","symptom":"crash","signature":"crash: nil pointer dereference in checker.(*Checker).getIteratedType < checker.(*Checker).checkForOf","rank":{"level":1,"why":"the compiler fails"},"evidence":"witness","toolchain":"typescript@7.0.2"}]}"`,
  );
});

test('findings of known bugs are counted separately', () => {
  const known = [
    { id: 'aa', knownBug: 'one-bug' },
    { id: 'bb', knownBug: 'one-bug' },
  ];
  expect(huntSummary({ ...report, known })).toContain('\n2 findings of known bugs: one-bug (`cupel known-bugs`).');
  expect(JSON.parse(huntJson({ ...report, known }))).toMatchObject({ known });
});

test('what the base shows as well is counted', () => {
  const base = { target: 'typescript@6.0.3:default', findings: [exampleFinding] };
  expect(huntSummary({ ...report, base })).toContain('\nNot new, typescript@6.0.3 has the same bug: 1 finding.');
  expect(JSON.parse(huntJson({ ...report, base }))).toMatchObject({
    base: { toolchain: 'typescript@6.0.3', findings: [exampleFinding.id] },
  });
});

test('findings that are the same bug as others are counted apart', () => {
  const twice: HuntReport = { ...report, duplicates: [{ id: '77aa', duplicateOf: exampleFinding.id }] };
  expect(huntSummary(twice)).toContain('1 duplicate of these bugs');
  expect(JSON.parse(huntJson(twice))).toMatchObject({ duplicates: [{ id: '77aa', duplicateOf: exampleFinding.id }] });
});

test.each<[string, Partial<HuntReport>]>([
  [
    'every program was inconclusive, most often: an intended difference',
    { counts: { pass: 0, bug: 0, inconclusive: 37 } },
  ],
  [
    'no program could be generated',
    { counts: { pass: 0, bug: 0, inconclusive: 0 }, inconclusiveReasons: [], generatorFailures: 9 },
  ],
  [
    'no program was finished in time: the machine is too busy, or a compiler hangs; give it more time with --for',
    { counts: { pass: 0, bug: 0, inconclusive: 0 }, inconclusiveReasons: [], generatorFailures: 0, programs: 0 },
  ],
])('a campaign that tested nothing says so: %s', (why, change) => {
  const nothing = { ...report, findings: [], ...change };
  expect(huntSummary(nothing)).toContain(`Nothing was tested: ${why}.`);
  expect(huntSummary(nothing)).not.toContain('No findings');
  expect(JSON.parse(huntJson(nothing))).toMatchObject({ nothingTested: why });
});

test('what was muted because a bug was frequent is in the summary and in JSON', () => {
  const muted = [{ at: 96, from: 128, bug: '18f48184b1', share: 0.3125, avoids: 'lambdas' }];
  expect(huntSummary({ ...report, muted })).toContain(
    '\n  muted lambdas, the cause of 18f48184b1 in 31 % of the programs: most from 128 on leave it out\n',
  );
  expect(JSON.parse(huntJson({ ...report, muted }))).toMatchObject({
    muted: [{ feature: 'lambdas', bug: '18f48184b1', share: 0.313, from: 128 }],
  });
  expect(huntSummary(report)).not.toContain('muted');
});
