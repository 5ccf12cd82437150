import { expect, test } from 'vitest';
import { overridePolicy } from './override-policy.js';
import { policies } from './policy.js';

test('numbers and ranges are replaced, and the rest stays', () => {
  const policy = overridePolicy(policies.medium, { expressionDepth: 2, classes: [1, 1], chances: { bound: 0 } });
  expect(policy).toEqual({
    ...policies.medium,
    expressionDepth: 2,
    classes: [1, 1],
    chances: { ...policies.medium.chances, bound: 0 },
  });
});

test.each([
  [{ klasses: [1, 2] }, /no policy.klasses; did you mean classes/],
  [{ chances: { bund: 1 } }, /no policy.chances.bund; did you mean bound/],
  [{ classes: 3 }, /policy.classes must be a range/],
  [{ classes: [3, 1] }, /policy.classes must be a range/],
  [{ expressionDepth: -1 }, /policy.expressionDepth must be a number/],
  [{ chances: 1 }, /policy.chances must be an object/],
  [{ chances: null }, /policy.chances must be an object/],
  [{ features: {} }, /no policy.features/],
])('%j is refused with a reason', (changes, reason) => {
  expect(() => overridePolicy(policies.medium, changes)).toThrow(reason);
});
