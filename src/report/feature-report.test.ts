import { expect, test } from 'vitest';
import { featureReport } from './feature-report.js';

const sizes = { programs: 2, lines: 500, featuresPerProgram: 5, calls: 10, genericCalls: 5 };
const shape = { results: 40, leafResults: 4, constants: 12, depth: 14, typeParameters: 5 };
const text = featureReport({
  ...sizes,
  ...shape,
  occurrences: { arrays: 2, lambdas: 1, records: 1, tuples: 0 },
  pairs: { 'arrays + lambdas': 7, 'arrays + records': 1, 'lambdas + records': 0, 'arrays + tuples': 0 },
  members: { 'List.size()': 2 },
  sequences: { 'List.size(): List, int': 1, 'List.size(): ArrayList, int': 1 },
  faults: {},
});

test('bodies are measured', () => {
  expect(text).toContain('results that are leaves       10.0 % of 20.0 per program');
  expect(text).toContain('constants per 250 lines       6.0');
  expect(text).toContain('depth of expressions          7.0 ');
});

test('pairs of features that occur are counted, and the least frequent ones are shown first', () => {
  expect(text).toContain('pairs of features that meet in one method: 2 of 3, 1 never do');
  expect(text.indexOf('arrays + records')).toBeLessThan(text.indexOf('arrays + lambdas'));
  expect(text).not.toContain('arrays + tuples');
});
