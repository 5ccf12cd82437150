import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../src/harness/package-root.js';
import { languages } from '../../src/registry.js';

const bugsFound = readFileSync(join(packageRoot, 'docs/bugs-found.md'), 'utf8');

const loaded = await Promise.all(Object.values(languages).map((load) => load()));

describe.each(loaded.filter(({ knownBugs }) => knownBugs))('the known bugs of $id', ({ families, knownBugs = [] }) => {
  it('have names of their own', () => {
    const ids = knownBugs.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it.each(knownBugs)('$id is tracked somewhere, and names what there is', ({ id, issue, family, reproducer }) => {
    if (issue === undefined) expect(bugsFound).toContain(`\`${id}\``);
    else expect(issue).toMatch(/^https:\/\/[\w.]+\/\S*\d+$/);
    expect(families.map(({ name }) => name)).toContain(family);
    expect(reproducer.files.length).toBeGreaterThan(0);
  });
});
