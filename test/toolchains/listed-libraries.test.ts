import { expect, test } from 'vitest';
import { extractApi } from '../../src/app/api.js';
import { findMaterial, wantedBy } from '../../src/app/material.js';
import { programSource, takePrograms } from '../../src/campaign/program-source.js';
import { cupel } from '../cli/cupel-in-process.js';
import { temporaryFolder } from '../cli/run-cupel.js';

// `npm run bench -- libraries` reads all of them.
test.each<[language: string, name: string, members: number]>([
  ['java', 'commons-collections', 2500],
  ['kotlin', 'kotlinx-collections', 50],
  ['scala', 'scala-library', 5000],
  ['typescript', 'typescript-collections', 100],
])('%s: %s can be read by its name', { timeout: 300_000 }, async (language, name, members) => {
  const { measure } = await extractApi({ from: [name], language });
  expect(measure.methods + measure.fields + measure.constructors).toBeGreaterThan(members);
  expect(measure.expressed).toBeGreaterThan(50);
});

test('a hunt can name a library by its name, also beside another one', { timeout: 300_000 }, async () => {
  const wanted = await wantedBy('api', { target: ['java'], library: ['jdk:java.util', 'guava'], mode: 'welltyped' });
  const material = await findMaterial(wanted);
  const programs = await takePrograms(programSource(material.technique, material, '1'), 0, 20);
  const guava = { kind: 'maven', group: 'com.google.guava', artifact: 'guava', version: '33.4.8-jre' };
  expect(programs.map(({ libraries }) => libraries)).toEqual(programs.map(() => [guava]));
  expect(programs.some(({ files }) => files[0]?.text.includes('com.google.common'))).toBe(true);
});

test('programs with a library of the list are accepted by the compiler', { timeout: 300_000 }, async () => {
  const folder = await temporaryFolder();
  const line = 'hunt --technique api --target java@17 --reference none --library commons-collections --mode welltyped';
  const { code, stdout } = await cupel(folder, ...line.split(' '), '--programs', '20', '--seed', '3', '--json');
  expect(code, stdout).toBe(0);
  expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toMatchObject({ verdicts: { pass: 20 }, findings: [] });
});
