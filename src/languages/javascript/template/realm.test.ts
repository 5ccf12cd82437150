import { expect, test } from 'vitest';
import { createRealm } from './realm.js';

test('its objects do not lead out of it', () => {
  const realm = createRealm();
  const seen = `globalThis.constructor.constructor('return typeof process')()`;
  expect(realm.evaluate(seen, ['globalThis'])).toBe('undefined');
});

test('nor does what its runtime throws, with the same message', () => {
  const realm = createRealm();
  const { runtime, refuel } = realm.createRuntime(() => {
    throw new TypeError('this hole is odd');
  });
  refuel(0);
  const look = realm.evaluate(
    `(work) => { try { work(); } catch (error) {
      return [error.message, error.constructor.constructor('return typeof process')()];
    } }`,
    [],
  ) as (work: () => void) => unknown;
  expect(look(() => runtime.tick())).toEqual(['the template used up its fuel', 'undefined']);
  expect(look(() => runtime.fill(0, () => undefined))).toEqual(['this hole is odd', 'undefined']);
});
