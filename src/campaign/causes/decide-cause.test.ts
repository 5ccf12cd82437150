import { describe, expect, test } from 'vitest';
import type { Avoidance } from '../../core/avoidance.js';
import { createRandom } from '../../core/random.js';
import type { SeenProgram } from '../../store/seen-programs.js';
import { avoidedFeatures } from './avoided-features.js';
import { decideCause, decisionDelay, decisionStep, lastDecision } from './decide-cause.js';

// As in generated programs: most have most features, and some features need others.
const shares: Readonly<Record<string, number>> = {
  ...{ generics: 0.99, methods: 1, primitives: 1, wildcards: 0.97, arrays: 0.9, lambdas: 0.8, references: 0.4 },
  ...{ records: 0.6, strings: 0.5, inner: 0.4, rare: 0.25 },
};
const needs: Readonly<Record<string, string>> = { wildcards: 'generics', references: 'lambdas' };
const features = Object.keys(shares);

/** What shows a bug, and how often it does. */
type Bugs = (has: (feature: string) => boolean, chance: (p: number) => boolean) => string | undefined;

// A campaign without compilers: programs are lists of features.
function campaign(seed: string, bugs: Bugs, until = lastDecision) {
  const decisions: Avoidance[] = [];
  const seen: SeenProgram[] = [];
  for (let index = 0; index < until; index++) {
    if (index > 0 && index % decisionStep === 0) {
      const decision = decideCause(seen, decisions, features, index);
      if (decision) decisions.push(decision);
    }
    const random = createRandom(seed).fork(String(index));
    const avoided = avoidedFeatures(decisions, index, random);
    const drawn = features.filter((each) => random.chance(shares[each] ?? 0) && !avoided.includes(each));
    const own = drawn.filter((each) => needs[each] === undefined || drawn.includes(needs[each]));
    const bug = bugs(
      (feature) => own.includes(feature),
      (p) => random.chance(p),
    );
    seen.push({ index, features: own, ...(bug !== undefined && { bug }) });
  }
  return { decisions, seen, avoided: decisions.flatMap(({ bug, avoids }) => (avoids ? [`${bug}: ${avoids}`] : [])) };
}

const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('the cause of a frequent bug', () => {
  test.each(seeds)('is found although almost every program has it (%s)', (seed) => {
    const { avoided, seen } = campaign(seed, (has, chance) => (has('wildcards') && chance(0.35) ? 'bug' : undefined));
    expect(avoided).toEqual(['bug: wildcards']);
    const share = (programs: readonly SeenProgram[]) => programs.filter(({ bug }) => bug).length / programs.length;
    expect(share(seen.slice(-400))).toBeLessThan(share(seen.slice(0, 48)) / 3);
  });

  test.each(seeds)('is found though a feature that others need prevents the bug as well (%s)', (seed) => {
    expect(campaign(seed, (has, chance) => (has('generics') && chance(0.35) ? 'bug' : undefined)).avoided).toEqual([
      'bug: generics',
    ]);
  });

  test.each(seeds)('is not varied where it can be seen at once (%s)', (seed) => {
    const { decisions } = campaign(seed, (has) => (has('rare') ? 'bug' : undefined));
    expect(decisions.map(({ varies, avoids }) => [varies, avoids])).toEqual([[undefined, 'rare']]);
  });

  test.each(seeds)('is found for one bug after the other (%s)', (seed) => {
    const { avoided } = campaign(seed, (has, chance) => {
      if (has('wildcards') && chance(0.5)) return 'hiding';
      return has('lambdas') && chance(0.3) ? 'hidden' : undefined;
    });
    expect(avoided).toEqual(['hiding: wildcards', 'hidden: lambdas']);
  });

  test.each(seeds)('is none if the bug needs no feature, and the search ends (%s)', (seed) => {
    const { decisions, avoided } = campaign(seed, (_, chance) => (chance(0.3) ? 'bug' : undefined));
    expect(avoided).toEqual([]);
    expect(decisions.at(-1)).not.toHaveProperty('varies');
  });
});

test('what is rare is not sought', () => {
  const { decisions } = campaign('a', (has, chance) => (has('wildcards') && chance(0.04) ? 'bug' : undefined));
  expect(decisions).toEqual([]);
});

test('what shows in each program in another way is not sought', () => {
  let next = 0;
  expect(campaign('a', () => `bug ${next++}`).decisions).toEqual([]);
});

test('no more than three features are avoided', () => {
  const causes = ['rare', 'inner', 'references', 'strings', 'records'];
  const { avoided } = campaign('a', (has) => causes.find(has));
  expect(avoided).toHaveLength(3);
});

test('decisions are about later programs only, in order, and by programs below their index', () => {
  const bugs: Bugs = (has, chance) => (has('wildcards') && chance(0.35) ? 'bug' : undefined);
  const { decisions } = campaign('a', bugs);
  expect(decisions.map(({ from, at }) => from - at)).toEqual(decisions.map(() => decisionDelay));
  for (const [i, { at }] of decisions.entries())
    expect(campaign('a', bugs, at + 1).decisions).toEqual(decisions.slice(0, i + 1));
});
