import { describe, expect, test } from 'vitest';
import { courtOf, fakeToolchain, programWith } from '../../campaign/campaign-fixture.js';
import type { Observer } from '../../campaign/observer.js';
import type { TestProgram } from '../../core/test-program.js';
import { believing } from './believing.js';

const accepting = (id: string) => fakeToolchain(id, { together: () => ({ kind: 'accepted' }) });
const { observer } = courtOf(accepting('fake@2'), accepting('fake@1'));
const batch = [programWith('fine', 0), programWith('fine', 1)];

function held() {
  let pass: () => void = () => undefined;
  const tests = new Promise<void>((resolve) => {
    pass = resolve;
  });
  return { tests, pass };
}

describe('what compilers say', () => {
  test('is not told before they have passed their self-tests', async () => {
    const { tests, pass } = held();
    const told: number[] = [];
    const observed = believing(observer, () => tests).observe(batch, undefined, {
      onObserved: (index) => told.push(index),
    });
    await observer.observe(batch);
    expect(told).toEqual([]);
    pass();
    expect(await observed).toHaveLength(2);
    expect(told).toEqual([0, 1]);
  });

  test('is told before the end of a batch that is stopped', async () => {
    const { tests, pass } = held();
    const events: string[] = [];
    const stopping: Observer = {
      ...observer,
      async observe(programs, signal, how) {
        await observer.observe(programs.slice(0, 1), signal, how);
        throw new Error('stopped');
      },
    };
    const observed = believing(stopping, () => tests)
      .observe(batch, undefined, { onObserved: (index) => events.push(`told of ${index}`) })
      .catch((error: Error) => events.push(error.message));
    await observer.observe(batch);
    pass();
    await observed;
    await tests;
    expect(events).toEqual(['told of 0', 'stopped']);
  });

  test('by the plain path is not told either, though they are asked meanwhile', async () => {
    const { tests, pass } = held();
    const tested = accepting('fake@2');
    const { observer: asked } = courtOf(tested, accepting('fake@1'));
    let isTold = false;
    const [program] = batch as [TestProgram];
    const observed = believing(asked, (reference) => (reference ? tests : Promise.resolve())).observePlainly(program);
    const told = observed.then(() => {
      isTold = true;
    });
    await observer.observePlainly(program);
    expect([tested.asked.alone.length, isTold]).toEqual([1, false]);
    pass();
    await told;
    expect(await observed).toHaveLength(2);
  });

  test('is nothing if they fail their self-tests', async () => {
    const told: number[] = [];
    const failing = believing(observer, () => Promise.reject(new Error('not to be trusted')));
    const observed = failing.observe(batch, undefined, { onObserved: (index) => told.push(index) });
    await expect(observed).rejects.toThrow('not to be trusted');
    await expect(failing.observePlainly(batch[0] as TestProgram)).rejects.toThrow('not to be trusted');
    expect(told).toEqual([]);
  });
});
