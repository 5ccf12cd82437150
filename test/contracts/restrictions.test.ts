import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../src/harness/package-root.js';
import type { Language } from '../../src/model/language.js';
import { languages } from '../../src/registry.js';

const text = readFileSync(join(packageRoot, 'docs/restrictions.md'), 'utf8');
const sections = new Map(text.split(/^## /m).map((section) => [section.split('\n', 1)[0], section]));

const loaded = (await Promise.all(Object.values(languages).map((load) => load()))).filter(({ model }) => model);

describe.each(loaded)('docs/restrictions.md decides about $title', (language) => {
  const decisions = decisionsOf(sections.get(language.title) ?? '');

  it('every name of the profile, which is no bug', () => {
    for (const name of namesOf(language))
      expect({ name, decision: decisions.get(name) }).toEqual({
        name,
        decision: expect.stringMatching(/^(rule|open)$/),
      });
  });

  it('everything that a known bug mutes, with the bug', () => {
    for (const { id, mutes = [] } of language.knownBugs ?? [])
      for (const name of mutes.flatMap((mute) => Object.values(mute) as string[])) {
        expect({ name, decision: decisions.get(name) }).toEqual({ name, decision: 'bug' });
        expect(sections.get(language.title)).toContain(`\`${id}\``);
      }
  });

  it('nothing that is not there', () => {
    const muted = (language.knownBugs ?? []).flatMap(({ mutes = [] }) => mutes.flatMap((mute) => Object.values(mute)));
    expect([...decisions.keys()].toSorted()).toEqual([...new Set([...namesOf(language), ...muted])].toSorted());
  });
});

function namesOf({ model }: Language): string[] {
  if (!model) return [];
  const { restrictions, inference, tolerates, precautions = {} } = model.profile;
  const { omits, ...limits } = inference;
  expect(omits.size).toBeGreaterThan(0);
  return [restrictions, limits, tolerates, precautions].flatMap((each) => Object.keys(each));
}

// The rows of a table: a name, the decision, and why.
function decisionsOf(section: string): Map<string, string> {
  const rows = section.matchAll(/^\| `(\w+)` +\| (\w+) +\| \S/gm);
  return new Map([...rows].map(([, name = '', decision = '']) => [name, decision]));
}
