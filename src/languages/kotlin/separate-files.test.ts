import { expect, test } from 'vitest';
import { language as kotlin } from './language.js';

const text = '// FILE: a.kt\npackage a\n\nclass A\n// FILE: b.kt\npackage b\n\nimport a.A\n\nval b = A()\n';

test('each file of a text is in the grammar by itself, at its place in the whole', async () => {
  const syntax = await kotlin.syntax?.();
  const tree = syntax?.parse(text);
  expect(tree?.isFaulty).toBe(false);
  expect(tree?.tokens.map(({ start, end }) => text.slice(start, end)).join(' ')).toBe(
    'package a class A package b import a . A val b = A ( )',
  );
  const statements = tree?.root.children.filter(({ role }) => role === 'statement') ?? [];
  expect(statements.map(({ start, end }) => text.slice(start, end).trim())).toEqual([
    'class A',
    'import a.A',
    'val b = A()',
  ]);
});
