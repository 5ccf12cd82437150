import { expect, it } from 'vitest';
import { versionsToDate } from './versions-to-date.js';

const versions = ['5.9.3', '6.0.0-beta', '6.0.3', '6.0.3+mine', '6.0.3+other', '7.0.2', '7.1.0-dev.1'];

it('a release is dated by releases, and what is none by all that is published', () => {
  expect(versionsToDate(versions, '6.0.3')).toEqual(['5.9.3', '6.0.3', '7.0.2']);
  expect(versionsToDate(versions, '7.1.0-dev.1')).toEqual(['5.9.3', '6.0.0-beta', '6.0.3', '7.0.2', '7.1.0-dev.1']);
});

it('an own build is dated by what came before it, with its base', () => {
  expect(versionsToDate(versions, '6.0.3+mine')).toEqual(['5.9.3', '6.0.3', '6.0.3+mine']);
  expect(versionsToDate([...versions, '7.1.0-dev.1+mine'], '7.1.0-dev.1+mine')).toEqual([
    ...['5.9.3', '6.0.3', '7.0.2', '7.1.0-dev.1', '7.1.0-dev.1+mine'],
  ]);
});
