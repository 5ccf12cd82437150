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

test('a hunt says what it does about a bug that many programs show', () => {
  const about = { at: 16, from: 48, bug: '18f48184b1', share: 0.3125 };
  const line = (more: object) => eventLine({ kind: 'avoiding', avoidance: { ...about, ...more } });
  expect(line({ varies: ['arrays', 'lambdas'] })).toBe(
    '18f48184b1 shows in 31 % of the programs: to find its cause, programs from 48 on leave out some of 2 features',
  );
  expect(line({ avoids: 'lambdas' })).toBe(
    'muted lambdas, the cause of 18f48184b1 in 31 % of the programs: most from 48 on leave it out',
  );
  expect(line({})).toBe('18f48184b1 shows in 31 % of the programs, and no single feature is its cause');
});
