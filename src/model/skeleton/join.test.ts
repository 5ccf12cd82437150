import { expect, it } from 'vitest';
import { join, splitHead } from './join.js';

const heads = { imports: /^\s*import\b/, package: /^\s*package\b/ };

it('imports come first and once, packages go, and each body is found again', () => {
  const one = splitHead('/* about\n import x */\npackage a\n\nimport b.C\nimport d.E\n\nclass One\n', heads);
  const two = splitHead('import b.C\nclass Two\n// import none\n', heads);
  const { text, starts } = join([one, two]);
  expect(text).toBe('import b.C\nimport d.E\n\nclass One\n\nclass Two\n// import none\n\n');
  expect(starts.map((start) => text.slice(start, start + 9))).toEqual(['class One', 'class Two']);
});

it('what has no imports stays as it is', () => {
  expect(splitHead('fun f() = 1\nimport late', heads)).toEqual({ imports: [], body: 'fun f() = 1\nimport late' });
});
