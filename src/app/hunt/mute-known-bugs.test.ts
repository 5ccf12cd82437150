import { expect, it } from 'vitest';
import { z } from 'zod';
import type { KnownBug } from '../../core/known-bug.js';
import { techniqueSettings } from '../../registry.js';
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

const asked = (feature: readonly string[] = []) => ({
  technique: { settings: techniqueSettings.generate },
  settings: { feature },
});

it('a feature is left out if a target has the bug', () => {
  expect(mutedFeatures([bug], ['fake@2.0:default', 'fake@3.0:default'], asked())).toEqual(['lambdas']);
  expect(mutedFeatures([bug, bug], ['fake@2.0:default'], asked())).toEqual(['lambdas']);
});

it('but not in versions where it was fixed, nor if the user sets it, nor by a technique without features', () => {
  expect(mutedFeatures([bug], ['fake@3.0:default', 'other@1.0:default'], asked())).toEqual([]);
  expect(mutedFeatures([bug], ['fake@2.0:default'], asked(['lambdas=1']))).toEqual([]);
  const other = { technique: { settings: z.object({}) }, settings: {} };
  expect(mutedFeatures([bug], ['fake@2.0:default'], other)).toEqual([]);
});

it('what is left out has the factor 0, and what the user said stays', () => {
  const settings = { size: 'small', feature: ['varargs=3'] } as const;
  expect(withoutFeatures(settings, ['lambdas'])).toEqual({ size: 'small', feature: ['varargs=3', 'lambdas=0'] });
  expect(withoutFeatures(settings, [])).toBe(settings);
});
