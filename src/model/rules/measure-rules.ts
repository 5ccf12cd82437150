import { citationText } from '../../core/applied-rule.js';
import type { Rule } from './rule.js';
import type { RuleSeed } from './rule-seed.js';

/** How far a rule reaches on some seeds. */
interface RuleReach {
  readonly rule: Rule;
  /** The seeds that it applies to, and its places in all of them. */
  readonly seeds: number;
  readonly places: number;
}

/** How adequate the rules of a language are for some seeds. */
export interface RuleCoverage {
  readonly rules: readonly RuleReach[];
  /** The seeds that were read, and those that could not be used, by the reason. */
  readonly seeds: number;
  readonly leftOut: Readonly<Record<string, number>>;
  /** The sections of specifications that rules apply for, and those of which no rule applies to any seed. */
  readonly covered: readonly string[];
  readonly uncovered: readonly string[];
}

/** Counts the places of rules, seed by seed. */
export async function measureRules(
  rules: readonly Rule[],
  seeds: AsyncIterable<RuleSeed | string>,
): Promise<RuleCoverage> {
  const reach = new Map(rules.map((rule) => [rule, { seeds: 0, places: 0 }]));
  const leftOut: Record<string, number> = {};
  let count = 0;
  for await (const seed of seeds) {
    if (typeof seed === 'string') {
      leftOut[seed] = (leftOut[seed] ?? 0) + 1;
      continue;
    }
    count++;
    for (const [rule, own] of reach) {
      const { length } = await seed.placesOf(rule);
      own.places += length;
      if (length > 0) own.seeds++;
    }
  }
  const sections = (test: (places: number) => boolean) => [
    ...new Set([...reach].filter(([, { places }]) => test(places)).map(([{ cites }]) => citationText(cites))),
  ];
  const covered = sections((places) => places > 0);
  return {
    rules: [...reach].map(([rule, own]) => ({ rule, ...own })),
    seeds: count,
    leftOut,
    covered: covered.sort(),
    uncovered: sections((places) => places === 0)
      .filter((section) => !covered.includes(section))
      .sort(),
  };
}
