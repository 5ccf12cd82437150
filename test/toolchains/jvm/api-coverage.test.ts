import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LibraryCoverage } from '../../../src/core/exercised.js';
import { cupel } from '../../cli/cupel-in-process.js';
import { temporaryFolder } from '../../cli/run-cupel.js';

async function coverageOf(folder: string, ...more: readonly string[]): Promise<LibraryCoverage> {
  const line = 'hunt --technique api --target java@17 --reference none --library jdk:java.util --seed 5 --json';
  const { stdout } = await cupel(folder, ...line.split(' '), ...more);
  return (JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { coverage: LibraryCoverage }).coverage;
}

test('what a campaign exercises is stored, however it was run, and shown by the report', async () => {
  const folder = await temporaryFolder();
  const coverage = await coverageOf(folder, '--programs', '60', '--workers', '2');
  expect(coverage.of).toBeGreaterThan(2000);
  // None is about a member that another one was about.
  expect(coverage.members).toBeGreaterThanOrEqual(55);
  expect(coverage.curve.at(-1)).toMatchObject({ members: coverage.members, sequences: coverage.sequences });
  const other = await temporaryFolder();
  expect(await coverageOf(other, '--programs', '60', '--workers', '1', '--batch', '7')).toEqual(coverage);
  const { stdout } = await cupel(folder, 'report', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ coverage });
  await cupel(folder, 'report');
  const page = await readFile(join(folder, 'report.html'), 'utf8');
  expect(page).toContain(`members: ${coverage.members} of ${coverage.of.toLocaleString('en')} after `);
});
