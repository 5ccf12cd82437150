import { expect, test } from 'vitest';
import { eventLine } from './event-line.js';

const settings = {
  technique: 'generate',
  targets: ['ecj@3.46.100:default'],
  references: [],
  seconds: 10,
  megabytes: 2048,
  until: { programs: 5 },
};

const started = { kind: 'started', campaign: 'c-1', seed: '7', settings, toolchains: [] } as const;

test('a hunt says which known bugs it keeps away from', () => {
  expect(eventLine({ ...started, settings: { ...settings, mutedBugs: ['a-bug', 'other-bug'] } })).toContain(
    '\nmuted: 2 known bugs of ecj@3.46.100 (a-bug, other-bug); --unmuted tests them too\n',
  );
  expect(eventLine(started)).not.toContain('muted');
});

test('a hunt says how long ago the self-tests passed that it does not run', () => {
  expect(eventLine(started)).toMatch(/\nrunning compiler self-tests …$/);
  expect(eventLine({ ...started, secondsSinceSelfTests: 90 })).toMatch(/\ncompiler self-tests passed 1:30 ago; .*$/);
});
