import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { packageRoot } from '../../src/harness/package-root.js';
import { techniques } from '../../src/registry.js';

test('the registry holds what the folders hold', () => {
  expect(() =>
    execFileSync(process.execPath, ['scripts/write-registry.mjs', '--check'], { cwd: packageRoot }),
  ).not.toThrow();
});

test.each(Object.entries(techniques))('%s is called as its folder is', async (id, load) => {
  const technique = await load();
  expect(technique.id).toBe(id);
  expect(technique.summary).not.toBe('');
});
