import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

// Those of the reports whose bugs are in compilers that these tests install.
const reports = ['GROOVY-10363', 'GROOVY-10482', 'GROOVY-10622', 'GROOVY-10629', 'GROOVY-10754', 'KT-48766'];

test('programs that were written after reports show their bugs', () => {
  const said = execFileSync('node', ['bench/run.mjs', 'reach', 'compile', reports.join(',')], { encoding: 'utf8' });
  expect(said).toContain(`${reports.length} of ${reports.length} programs show their bug`);
});
