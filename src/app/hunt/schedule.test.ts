import { expect, test, vi } from 'vitest';
import type { HuntSettings } from '../../core/campaign-settings.js';
import { createSchedule } from './schedule.js';

const hour = 3600;

function scheduleOf(seconds: number | undefined, triageBudget?: string) {
  const settings = { until: { ...(seconds && { seconds }) } } as HuntSettings;
  const endsAt = seconds && performance.now() + seconds * 1000;
  const schedule = createSchedule({ settings, findings: 0, endsAt }, { triageBudget });
  schedule.trusted();
  return schedule;
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

test('a campaign whose time is up before its compilers are tested goes on until something is', () => {
  const settings = { until: { seconds: 1 } } as HuntSettings;
  const schedule = createSchedule({ settings, findings: 0, endsAt: performance.now() - 1000 }, {});
  expect(schedule.left().secondsLeft).toBe(Number.POSITIVE_INFINITY);
  schedule.trusted();
  expect(schedule.left().secondsLeft).toBeGreaterThan(0);
  expect(schedule.triageSeconds()).toBe(0);
});

test('what is suspected at the end is confirmed from the time of triage, at most from half of it', () => {
  const minutesToConfirm = ({ confirmsUntil, endsAt }: ReturnType<typeof scheduleOf>) =>
    Math.round(((confirmsUntil?.() ?? 0) - (endsAt?.() ?? 0)) / 60_000);
  const schedule = scheduleOf(hour);
  expect(minutesToConfirm(schedule)).toBe(0);
  schedule.found();
  expect(minutesToConfirm(schedule)).toBe(5);
  expect(minutesToConfirm(scheduleOf(hour, '20m'))).toBe(10);
  expect(minutesToConfirm(scheduleOf(hour, '0'))).toBe(0);
});

test('what was confirmed late leaves less for triage', () => {
  const schedule = scheduleOf(hour, '20m');
  const later = (minutes: number) => {
    const now = performance.now() + hour * 1000 + minutes * 60_000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now);
    const left = schedule.triageSeconds() ?? 0;
    clock.mockRestore();
    return Math.round(left / 60);
  };
  expect([-30, 0, 4, 15].map(later)).toEqual([20, 20, 16, 10]);
});
