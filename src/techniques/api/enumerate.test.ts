import { expect, test } from 'vitest';
import { createRandom } from '../../core/random.js';
import { typeLabel } from '../../model/types/label.js';
import { figure5 } from '../../model/library/sample-api.js';
import { positionsOf, sequenceAt, sequenceCount } from './enumerate.js';
import { componentNamed, placesOf } from './exhaustive.js';
import { makeProgram, type Mode } from './make-program.js';
import { policy } from './policy.js';
import { beginSample, figure6, memberOf, openSample } from './sample-api.js';

test('the typing sequences of Figure 6 are the four of the paper', () => {
  const api = openSample(figure6);
  const positions = positionsOf(beginSample(api), memberOf(api, 'A.m(B)'));
  if (!positions) throw new Error('there are no types');
  // What is expected may be the type of all values as well, which the paper leaves out.
  const all = Array.from({ length: sequenceCount(positions) }, (_, i) =>
    sequenceAt(positions, i).map(typeLabel).join(', '),
  );
  expect(all.filter((each) => !each.endsWith('top'))).toEqual(['A, B, B', 'A, B, A', 'B, B, B', 'B, B, A']);
});

test('each of them is realized by a program of its own', () => {
  const api = openSample(figure6);
  const component = componentNamed(api, 'm(B)');
  const placeOf = placesOf(api, policy, component, createRandom('1'));
  const made = Array.from({ length: 6 }, (_, index) => {
    const order = { component, mode: 'welltyped', at: placeOf(index) } as const;
    return makeProgram(api, policy, order, createRandom(`${index}`))?.sequence;
  });
  expect(new Set(made)).toEqual(new Set(['A, B, B', 'A, B, A', 'A, B, top', 'B, B, B', 'B, B, A', 'B, B, top']));
  expect(placeOf(6).sequence).toBe(0);
});

test('the sequences of a member with type parameters go on under other substitutions', () => {
  const api = openSample(figure5);
  const placeOf = placesOf(api, policy, memberOf(api, 'List.add(T)'), createRandom('1'));
  const places = Array.from({ length: 40 }, (_, index) => placeOf(index));
  expect(places.filter(({ sequence }) => sequence === 0).length).toBeGreaterThan(3);
});

test('a member is found by the end of its id, and a name that several have is a mistake', () => {
  const api = openSample(figure5);
  expect(componentNamed(api, 'toSet()').id).toBe('List.toSet()');
  expect(() => componentNamed(api, 'add(T)')).toThrow('several members are named add(T): List.add(T), Set.add(T)');
  expect(() => componentNamed(api, 'toSett()')).toThrow('no member toSett()');
});

const modes: readonly Mode[] = ['welltyped', 'erased', 'illtyped', 'illtyped-erased'];

test.each(modes)('uses of List.add of Figure 5 have the types of Listing 1, or one other: %s', (mode) => {
  const api = openSample(figure5);
  const component = memberOf(api, 'List.add(T)');
  let count = 0;
  for (let i = 0; i < 60; i++) {
    const made = makeProgram(api, policy, { component, mode }, createRandom(`${i}`));
    if (!made) continue;
    count++;
    expect(made.expectation.kind).toBe(mode.startsWith('illtyped') ? 'reject' : 'accept');
    const [object = '', value = '', result = ''] = made.sequence.split(/, (?![^<]*>)/);
    const element = /^List<(.*)>$/.exec(object)?.[1];
    const isRight = element !== undefined && fits(value, element) && /^(?:boolean|Boolean)$/.test(result);
    expect(isRight, made.sequence).toBe(!mode.startsWith('illtyped'));
  }
  expect(count).toBeGreaterThan(20);
});

function fits(value: string, element: string): boolean {
  const isNumber = element === 'Number' && (value === 'int' || value === 'Integer');
  return value === element || isNumber || (value === 'int' && element === 'Integer');
}
