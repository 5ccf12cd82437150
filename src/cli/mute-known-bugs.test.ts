import { expect, it } from 'vitest';
import type { KnownBug } from '../core/known-bug.js';
import { mutedFeatures, withoutFeatures } from './mute-known-bugs.js';

const bug: KnownBug = {
  id: 'a-bug',
  title: 'Lambdas crash.',
  issue: 'https://example.org/1',
  family: 'fake',
  signature: { symptom: 'crash' },
  fixedIn: '3.0',
  mute: 'lambdas',
  reproducer: { files: [], expectation: { kind: 'accept' } },
};

it('a feature is left out if a target has the bug', () => {
  expect(mutedFeatures([bug], ['fake@2.0:default', 'fake@3.0:default'], {})).toEqual(['lambdas']);
  expect(mutedFeatures([bug, bug], ['fake@2.0:default'], {})).toEqual(['lambdas']);
});

it('but not in versions where it was fixed, nor if the user speaks of it', () => {
  expect(mutedFeatures([bug], ['fake@3.0:default', 'other@1.0:default'], {})).toEqual([]);
  expect(mutedFeatures([bug], ['fake@2.0:default'], { features: { lambdas: 1 } })).toEqual([]);
});

it('what is left out has the factor 0, and what the user said stays', () => {
  const settings = { size: 'small', features: { varargs: 3 } } as const;
  expect(withoutFeatures(settings, ['lambdas'])).toEqual({ size: 'small', features: { varargs: 3, lambdas: 0 } });
  expect(withoutFeatures(settings, [])).toBe(settings);
});
