import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('every program that was written after a report is printed and has the shape that the report is searched by', () => {
  const said = execFileSync('node', ['bench/run.mjs', 'reach', 'check'], { encoding: 'utf8' });
  expect(said).toMatch(/^(\d+) of \1 programs have the shape of their report$/m);
});

test('most of the reports that need no library have a program', () => {
  const said = execFileSync('node', ['bench/run.mjs', 'reach'], { encoding: 'utf8' });
  const [, share] = /\((\d+) %\) are programs here that show the bug/.exec(said) ?? [];
  expect(Number(share)).toBeGreaterThanOrEqual(60);
});
