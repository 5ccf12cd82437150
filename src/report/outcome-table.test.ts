import { stripVTControlCharacters } from 'node:util';
import colors from 'picocolors';
import { expect, test } from 'vitest';
import type { Outcome } from '../core/outcome.js';
import { outcomeTable } from './outcome-table.js';
import { exampleFinding } from './report-fixture.js';

const observed = (target: string, outcome: Outcome) => ({ target: `typescript@${target}`, reference: false, outcome });
const accepted: Outcome = { kind: 'accepted' };

test('one program: a line per target, and what the compilers said below', () => {
  const [reference, crash] = exampleFinding.observations;
  const program = {
    name: 'main.ts',
    observations: [...(reference && crash ? [reference, crash] : []), observed('7.1.0-dev:singleThreaded', accepted)],
  };
  expect(outcomeTable([program])).toMatchInlineSnapshot(`
    "target                               outcome
    typescript@6.0.3                     rejected, 2 errors
    typescript@7.0.2                     crashed
    typescript@7.1.0-dev:singleThreaded  accepted

    typescript@6.0.3
      1:17 TS2488 Type 'never' must have a '|'.
      TS5107 Option is deprecated. Another line.

    typescript@7.0.2
      panic: nil
      frame0()
      frame1()
      frame2()
      frame3()
      frame4()
      … 25 more lines"
  `);
});

test('one program that is judged: the verdicts too', () => {
  const [reference, crash] = exampleFinding.observations.map(({ target }) => target);
  const judgements = [
    { target: crash ?? '', verdict: { kind: 'bug', signature: { symptom: 'crash' }, evidence: 'witness' } },
    { target: reference ?? '', verdict: { kind: 'inconclusive', why: 'nothing to\ncompare' } },
  ] as const;
  const table = outcomeTable([{ name: 'main.ts', observations: exampleFinding.observations, judgements }]);
  expect(table.split('\n').slice(0, 3).join('\n')).toMatchInlineSnapshot(`
    "target            outcome             verdict
    typescript@6.0.3  rejected, 2 errors  inconclusive: nothing to compare
    typescript@7.0.2  crashed             bug: crash (witness)"
  `);
});

test('several programs: a line each', () => {
  const rejected: Outcome = { kind: 'rejected', diagnostics: [{ code: 'TS1', message: '' }] };
  const failed: Outcome = { kind: 'toolFailed', message: 'no such file' };
  const programs = [
    { name: '0', observations: [observed('6.0.3:default', accepted), observed('7.0.2:default', { kind: 'timedOut' })] },
    { name: '1', observations: [observed('6.0.3:default', rejected)] },
    { name: 'long-name.ts', observations: [observed('6.0.3:default', failed), observed('7.0.2:default', accepted)] },
    { name: '3', observations: exampleFinding.observations, judgements: [] },
  ];
  expect(outcomeTable(programs)).toMatchInlineSnapshot(`
    "program       typescript@6.0.3    typescript@7.0.2  verdict
    0             accepted            timed out
    1             rejected TS1        -
    long-name.ts  could not be run    accepted
    3             rejected TS2488 +1  crashed"
  `);
});

test('colours do not move columns, and control characters do not act', () => {
  const palette = colors.createColors(true);
  const stack = 'panic\u001b[2J\u202e\tx';
  const program = { name: 'a.ts', observations: [observed('7.0.2:default', { kind: 'crashed', stack })] };
  const programs = [program, { ...program, name: 'long-name.ts' }];
  const painted = outcomeTable(programs, { width: 80, palette });
  expect(painted).toContain(palette.red('crashed'));
  expect(stripVTControlCharacters(painted)).toBe(outcomeTable(programs));
  expect(outcomeTable([program])).toContain('  panic\\u{1b}[2J\\u{202e} x');
  expect(outcomeTable([])).toBe('No programs to check.');
});
