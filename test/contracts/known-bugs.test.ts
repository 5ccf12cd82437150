import { describe, expect, it } from 'vitest';
import { features } from '../../src/model/program/feature.js';
import { languages } from '../../src/registry.js';

const loaded = await Promise.all(Object.values(languages).map((load) => load()));

describe.each(loaded.filter(({ knownBugs }) => knownBugs))('the known bugs of $id', ({ families, knownBugs = [] }) => {
  it('have names of their own', () => {
    const ids = knownBugs.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it.each(knownBugs)('$id is tracked somewhere, and names what there is', ({ issue, family, mute, reproducer }) => {
    expect(issue).toMatch(/^https:\/\/[\w.]+\/\S*\d+$/);
    expect(families.map(({ name }) => name)).toContain(family);
    expect([undefined, ...features]).toContain(mute);
    expect(reproducer.files.length).toBeGreaterThan(0);
  });
});
