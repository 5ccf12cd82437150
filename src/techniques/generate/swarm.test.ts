import { expect, test } from 'vitest';
import { createRandom } from '../../core/random.js';
import { policies } from './policy.js';
import { richProfile } from './sample-profile.js';
import { drawSwarm, swarmText, withSwarm } from './swarm.js';

const profile = richProfile();
const draw = (index: number, policy = policies.medium) => drawSwarm(profile, policy, createRandom(`swarm ${index}`));
const swarms = Array.from({ length: 200 }, (_, i) => draw(i));

test('programs go without features of their own choice, and some have all', () => {
  expect(draw(7)).toEqual(draw(7));
  expect(swarms.some(({ without, more }) => without.length === 0 && more.length === 0)).toBe(true);
  const left = new Set(swarms.flatMap(({ without }) => without));
  // How many programs have a main is set apart.
  expect([...left, 'main'].sort()).toEqual([...profile.supports].sort());
});

test('what a user has said of a feature holds, and changes nothing for the others', () => {
  const asked = { ...policies.medium, features: { lambdas: 2, arrays: 0 } };
  for (const [i, { without, more }] of swarms.entries()) {
    const others = (list: readonly string[]) => list.filter((each) => each !== 'lambdas' && each !== 'arrays');
    expect(draw(i, asked)).toEqual({ without: others(without), more: others(more) });
    expect(withSwarm(asked, draw(i, asked)).features).toMatchObject({ lambdas: 2, arrays: 0 });
  }
});

test('a program has more of two features, which it does not go without', () => {
  for (const swarm of swarms) {
    const { features } = withSwarm(policies.medium, swarm);
    for (const each of swarm.without) expect(features[each]).toBe(0);
    for (const each of swarm.more) expect(features[each]).toBe(policies.medium.swarm.more);
  }
});

test('a swarm is told in words', () => {
  expect(swarmText({ without: ['lambdas', 'arrays'], more: ['records'] })).toEqual([
    'without lambdas, arrays',
    'more records',
  ]);
});
