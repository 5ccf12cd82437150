import { UserError } from '../../core/errors.js';
import { createRandom, type Random } from '../../core/random.js';
import type { Rule } from '../../model/rules/rule.js';
import { type Applied, applyAt, applySomewhere } from './apply-rule.js';
import type { Policy } from './policy.js';
import type { RuleCorpus } from './rule-corpus.js';
import type { RuleSeed } from '../../model/rules/rule-seed.js';

/** A rule that was applied to a seed. */
export interface Chosen extends Applied {
  readonly seedName: string;
  readonly seed: RuleSeed;
}

/** What programs are made of. */
export interface Supply {
  readonly corpus: RuleCorpus;
  readonly rules: readonly Rule[];
  readonly policy: Policy;
  /** The seed of the campaign. */
  readonly campaign: string;
}

/**
 * Draws a rule and then a seed that it applies to, so that rare rules come as often as others. Seeds come from the cohort of
 * the index, so that few are read at a time; where the rule applies to none of them, its example takes their place.
 */
export async function chooseRandomly(supply: Supply, random: Random, index: number): Promise<Chosen> {
  const { corpus, rules, policy } = supply;
  const left = [...rules];
  const order = shuffled(cohortOf(supply, index), random);
  while (left.length > 0) {
    const [rule] = left.splice(random.int(0, left.length - 1), 1);
    if (!rule) break;
    for (const place of order) {
      const { name, seed } = await corpus.at(place);
      if (typeof seed === 'string') continue;
      const applied = await applySomewhere(rule, seed, policy.places, random);
      if (applied) return { ...applied, seed, seedName: name };
    }
    const seed = await corpus.example(rule.example);
    if (typeof seed === 'string') continue;
    const applied = await applySomewhere(rule, seed, policy.places, random);
    if (applied) return { ...applied, seed, seedName: `the example of ${rule.id}` };
  }
  throw nothingApplies();
}

function cohortOf({ corpus, policy, campaign }: Supply, index: number): readonly number[] {
  const all = Array.from({ length: corpus.size }, (_, i) => i);
  if (all.length <= policy.cohort) return all;
  const random = createRandom(campaign).fork(`cohort ${Math.floor(index / policy.span)}`);
  return shuffled(all, random).slice(0, policy.cohort);
}

function shuffled<T>(all: readonly T[], random: Random): T[] {
  const order = [...all];
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.int(0, i);
    [order[i], order[j]] = [order[j] as T, order[i] as T];
  }
  return order;
}

/** Every rule at every place of every seed, by the index of the program; behind the last one it begins again. */
export function systematicChoice(supply: Supply): (random: Random, index: number) => Promise<Chosen> {
  const { corpus, rules, campaign } = supply;
  const all = Array.from({ length: corpus.size }, (_, i) => i);
  const order = shuffled(all, createRandom(campaign).fork('order of seeds'));
  const counts: Promise<number>[] = [];
  const countOf = (turn: number): Promise<number> => {
    counts[turn] ??= placesIn(corpus, rules, order[turn] as number);
    return counts[turn];
  };

  return async (random, index) => {
    let left = index;
    for (let turn = 0; ; turn = (turn + 1) % order.length) {
      const count = await countOf(turn);
      if (left < count) return chooseAt(order[turn] as number, left, random);
      left -= count;
      if (turn === order.length - 1 && left === index) throw nothingApplies();
    }
  };

  // Where a rule does not apply after all, the next place takes its turn.
  async function chooseAt(place: number, nth: number, random: Random): Promise<Chosen> {
    const { name, seed } = await corpus.at(place);
    if (typeof seed === 'string') throw new Error(`the seed ${name} was read before, and cannot be read now`);
    const options = await Promise.all(
      rules.map(async (rule) => (await seed.placesOf(rule)).map((each) => ({ rule, each }))),
    );
    const flat = options.flat();
    for (let i = 0; i < flat.length; i++) {
      const option = flat[(nth + i) % flat.length];
      const applied = option && (await applyAt(option.rule, option.each, seed, random));
      if (applied) return { ...applied, seed, seedName: name };
    }
    throw nothingApplies();
  }
}

async function placesIn(corpus: RuleCorpus, rules: readonly Rule[], place: number): Promise<number> {
  const { seed } = await corpus.at(place);
  if (typeof seed === 'string') return 0;
  const places = await Promise.all(rules.map((rule) => seed.placesOf(rule)));
  return places.reduce((sum, { length }) => sum + length, 0);
}

function nothingApplies(): UserError {
  return new UserError('no rule applies to any seed; name other seeds with --seeds DIR, or other rules with --rules');
}
