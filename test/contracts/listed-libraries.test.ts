import { expect, test } from 'vitest';
import { listedLibraries } from '../../src/app/api.js';

const lists = await listedLibraries();
const exact = /^(?:maven:[\w.-]+:[\w.-]+:\d[\w.+-]*|npm:(?:@[\w-]+\/)?[\w.-]+@\d[\w.+-]*|lib:\w+)$/;

test('every language that reads libraries lists at least a dozen', () => {
  expect(lists.map(({ language }) => language)).toEqual(['groovy', 'java', 'kotlin', 'scala', 'typescript']);
  for (const { language, libraries } of lists) expect(libraries.length, language).toBeGreaterThanOrEqual(12);
});

test.each(lists)('$language: each has a name of its own, and an exact version', ({ libraries }) => {
  const names = libraries.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z][a-z\d-]*$/.test(name))).toEqual([]);
  expect(libraries.map(({ reference }) => reference).filter((each) => !exact.test(each))).toEqual([]);
  expect(new Set(libraries.map(({ reference }) => reference)).size).toBe(libraries.length);
});

test('a name stands for the same library in all languages', () => {
  const meanings = new Map<string, Set<string>>();
  for (const { name, reference } of lists.flatMap(({ libraries }) => libraries))
    meanings.set(name, (meanings.get(name) ?? new Set()).add(reference));
  expect([...meanings].filter(([, references]) => references.size > 1)).toEqual([]);
});
