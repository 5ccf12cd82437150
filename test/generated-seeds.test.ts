import { expect, test } from 'vitest';
import { language as java } from '../src/languages/java/language.js';
import { generatedCount } from '../src/app/seeds/generated-seeds.js';
import { readSeeds } from '../src/app/seeds/read-seeds.js';

test('generate names a number of programs', () => {
  expect([generatedCount('generate'), generatedCount('generate:7'), generatedCount('./generate')]).toEqual([
    100,
    7,
    undefined,
  ]);
  for (const wrong of ['generate:', 'generate:0', 'generate:x', 'generate:10001'])
    expect(() => generatedCount(wrong)).toThrow(/write generate:COUNT/);
});

test('programs of generate are seeds, always the same ones', async () => {
  const [first, again] = [await readSeeds('generate:3', java, fail), await readSeeds('generate:3', java, fail)];
  expect(first.files.length).toBe(3);
  expect(new Set(first.files.map(({ text }) => text)).size).toBe(3);
  expect(again.files).toEqual(first.files);
});

function fail(notice: string): void {
  throw new Error(notice);
}
