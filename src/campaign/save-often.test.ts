import { beforeEach, expect, test, vi } from 'vitest';
import { saveOften } from './save-often.js';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function scene(save: (state: number) => Promise<void> = async () => undefined) {
  let state = 0;
  const saved: number[] = [];
  const saving = saveOften(500, async () => {
    saved.push(state);
    await save(state);
  });
  const change = () => {
    state++;
    saving.changed();
  };
  return { saving, saved, change };
}

test('the first state is saved at once, the others seldom, and the last one in any case', async () => {
  const { saving, saved, change } = scene();
  change();
  for (let i = 0; i < 10; i++) {
    await vi.advanceTimersByTimeAsync(100);
    change();
  }
  expect(saved).toEqual([1, 5, 10]);
  change();
  change();
  await saving.finish();
  expect(saved).toEqual([1, 5, 10, 13]);
});

test('what has not changed is not saved again', async () => {
  const { saving, saved, change } = scene();
  change();
  await vi.advanceTimersByTimeAsync(5000);
  await saving.finish();
  expect(saved).toEqual([1]);
});

test('a change during a save is saved after it', async () => {
  const { saving, saved, change } = scene(() => new Promise((resolve) => setTimeout(resolve, 2000)));
  change();
  await vi.advanceTimersByTimeAsync(1000);
  change();
  const finished = saving.finish();
  await vi.advanceTimersByTimeAsync(5000);
  await finished;
  expect(saved).toEqual([1, 2]);
});

test('a state that cannot be saved is told, and nothing is saved after it', async () => {
  const { saving, saved, change } = scene(() => Promise.reject(new Error('the disk is full')));
  change();
  await vi.advanceTimersByTimeAsync(5000);
  expect(change).toThrow('the disk is full');
  await expect(saving.finish()).rejects.toThrow('the disk is full');
  expect(saved).toEqual([1]);
});
