import { expect, test } from 'vitest';
import { createRandom } from '../../core/random.js';
import { makeProgram } from './make-program.js';
import { policy } from './policy.js';
import { figure6, figure7, memberOf, openSample } from './sample-api.js';
import { exhaustion, freshPlace, turnsOf } from './turns.js';

test('no component has a second turn before all others had one', () => {
  const { components } = openSample(figure7);
  const at = turnsOf(components, createRandom('1'));
  const turns = Array.from({ length: 3 * components.length }, (_, i) => at(i));
  for (const round of [0, 1, 2]) {
    const about = turns.filter((turn) => turn.round === round).map(({ component }) => component);
    expect(new Set(about)).toEqual(new Set(components));
    expect(about).toHaveLength(components.length);
  }
});

test('the turns of a component without type parameters have each of its typing sequences once', () => {
  const api = openSample(figure6);
  const making = { api, policy, random: createRandom('1') };
  const component = memberOf(api, 'A.m(B)');
  const isExhausted = exhaustion(making);
  const sequences: (string | undefined)[] = [];
  for (let round = 0; !isExhausted({ component, round }); round++) {
    const at = freshPlace({ component, round }, making);
    if (!at) throw new Error('there is no typing sequence');
    sequences.push(makeProgram(api, policy, { component, mode: 'welltyped', at }, createRandom('2'))?.sequence);
  }
  expect(sequences.sort()).toEqual(['A, B, A', 'A, B, B', 'A, B, top', 'B, B, A', 'B, B, B', 'B, B, top']);
});

test('a component with type parameters is never exhausted, and its turns have other substitutions', () => {
  const api = openSample(figure7);
  const making = { api, policy, random: createRandom('1') };
  const component = memberOf(api, 'Map.keySet()');
  const places = Array.from({ length: 20 }, (_, round) => freshPlace({ component, round }, making));
  const made = places.map(
    (at) => at && makeProgram(api, policy, { component, mode: 'welltyped', at }, createRandom('2'))?.sequence,
  );
  expect(exhaustion(making)({ component, round: 1000 })).toBe(false);
  expect(new Set(made).size).toBeGreaterThan(8);
  expect(freshPlace({ component, round: 7 }, making)?.sequence).toBe(places[7]?.sequence);
});
