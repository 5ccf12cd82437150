import { expect, it } from 'vitest';
import { campaignSettings } from './campaign-settings.js';

const stored = {
  technique: 'generate',
  targets: ['kotlin@2.4.20:default'],
  references: [],
  seconds: 10,
  megabytes: 2048,
  until: { programs: 5 },
};

it('the known bugs that a campaign mutes are stored with it', () => {
  const muting = { ...stored, mutedBugs: ['a-bug'] };
  expect(campaignSettings.parse(muting)).toEqual(muting);
  expect(campaignSettings.parse({ ...stored, unmuted: true })).toEqual({ ...stored, unmuted: true });
});

it('a campaign of cupel 0.2.0 that disabled features can still be read', () => {
  expect(campaignSettings.parse({ ...stored, muted: ['lambdas'] })).toEqual(stored);
});
