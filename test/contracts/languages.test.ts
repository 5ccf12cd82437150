import { describe, expect, test } from 'vitest';
import { sourceEndings } from '../../src/core/source-path.js';
import { languages } from '../../src/registry.js';
import { describeToolchains, selfContained } from './toolchain-contract.js';

const all = await Promise.all(Object.entries(languages).map(async ([id, load]) => ({ id, language: await load() })));

describe.each(all)('$id', ({ id, language }) => {
  test('is called as its folder is', () => {
    expect(language.id).toBe(id);
    expect(language.title).not.toBe('');
    expect(language.extensions.length).toBeGreaterThan(0);
    for (const ending of language.extensions) expect(ending).toMatch(/^\.\w+$/);
    expect(sourceEndings).toEqual(expect.arrayContaining([...language.extensions]));
  });

  test('has a reason and a link for every intended difference', () => {
    for (const { id: name, reason, link, rule } of language.intendedDifferences) {
      expect(name).toMatch(/^[a-z][a-z0-9-]*$/);
      expect(reason, name).toMatch(/^\S.{15,}\.$/);
      expect(link, name).toMatch(/^https:\/\/\S+$/);
      expect('codes' in rule ? rule.codes : ['no codes'], name).not.toEqual([]);
    }
  });

  test('names families and defaults that fit together', () => {
    const families = language.families.map(({ name }) => name);
    expect(new Set(families).size).toBe(families.length);
    const { targets, references } = language.defaults;
    expect(targets.length).toBeGreaterThan(0);
    for (const target of [...targets, ...references]) expect(families).toContain(target.split(/[@:]/)[0]);
  });
});

describeToolchains(
  all.filter(({ id }) => selfContained.includes(id)).map(({ language }) => language),
  'all configurations',
);
