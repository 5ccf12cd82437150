import { expect, test } from 'vitest';
import type { HuntSettings } from '../../core/campaign-settings.js';
import { createSchedule } from './schedule.js';

const hour = 3600;

function scheduleOf(seconds: number | undefined, triageBudget?: string) {
  const settings = { until: { ...(seconds && { seconds }) } } as HuntSettings;
  const endsAt = seconds && performance.now() + seconds * 1000;
  return createSchedule({ settings, findings: 0, endsAt }, { triageBudget });
}

const minutesLeft = (schedule: ReturnType<typeof scheduleOf>) => Math.round((schedule.left().secondsLeft ?? 0) / 60);

test('triage is a part of the time of a hunt, once there is a finding', () => {
  const schedule = scheduleOf(hour / 2);
  expect(minutesLeft(schedule)).toBe(30);
  schedule.found();
  expect(minutesLeft(schedule)).toBe(20);
  expect(scheduleOf(hour / 4).triageSeconds()).toBeGreaterThan(0);
});

test('what the user sets for triage comes in addition', () => {
  const schedule = scheduleOf(hour, '10m');
  schedule.found();
  expect(minutesLeft(schedule)).toBe(60);
  expect(schedule.triageSeconds()).toBe(600);
  expect(scheduleOf(hour, '0').triageSeconds()).toBeUndefined();
});

test('a hunt that does not end by the clock has a minute for it', () => {
  const schedule = scheduleOf(undefined);
  expect(schedule.endsAt).toBeUndefined();
  expect(schedule.left()).toEqual({});
  expect(schedule.triageSeconds()).toBe(60);
});
