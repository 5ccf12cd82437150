import { expect, test } from 'vitest';
import { courtOf, fakeToolchain, programWith } from '../../campaign/campaign-fixture.js';
import { believeAfter, believing } from './believing.js';

const accepting = (id: string) => fakeToolchain(id, { together: () => ({ kind: 'accepted' }) });
const program = programWith('fine', 0);

test('what plain compilers say is told once references too have passed their self-tests; they are asked before', async () => {
  const tested = accepting('fake@2');
  const { observer } = courtOf(tested, accepting('fake@1'));
  let pass: () => void = () => undefined;
  const references = new Promise<void>((resolve) => {
    pass = resolve;
  });
  const believe = believeAfter((reference) => (reference ? references : Promise.resolve()));
  let isTold = false;
  const observed = believing(observer, believe).observePlainly(program);
  const told = observed.then(() => {
    isTold = true;
  });
  await observer.observePlainly(program);
  await believe([]);
  expect([tested.asked.alone.length, isTold]).toEqual([2, false]);
  pass();
  await told;
  expect(await observed).toHaveLength(2);
});

test('what compilers say that fail their self-tests is not told', async () => {
  const { observer } = courtOf(accepting('fake@2'), accepting('fake@1'));
  const failing = believing(
    observer,
    believeAfter(() => Promise.reject(new Error('not to be trusted'))),
  );
  await expect(failing.observePlainly(program)).rejects.toThrow('not to be trusted');
});
