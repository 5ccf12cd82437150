import type { Random } from '../../core/random.js';
import type { Feature } from '../../model/program/feature.js';
import type { Profile } from '../../model/program/profile.js';
import type { Policy } from './policy.js';

/** What one program goes without, and what it has more of. */
export interface Swarm {
  readonly without: readonly Feature[];
  readonly more: readonly Feature[];
}

/**
 * Swarm testing: a program goes without some features, drawn by itself, and has more of two others, so that what is left
 * meets in its methods, pairs that seldom do as often as others. What a user has said of a feature holds.
 */
export function drawSwarm({ supports }: Profile, { swarm, features: asked }: Policy, random: Random): Swarm {
  if (supports.size === 0 || random.chance(swarm.everything)) return { without: [], more: [] };
  // All are drawn, so that what is asked of one changes nothing for the others.
  // How many programs run is set apart.
  const all = [...supports].filter((each) => each !== 'main').sort();
  const two = [random.pick(all), random.pick(all)];
  const share = (random.int(0, 100) / 100) * swarm.without;
  const left = all.filter(() => random.chance(share));
  return {
    without: left.filter((each) => !(each in asked) && !two.includes(each)),
    more: [...new Set(two)].filter((each) => !(each in asked)),
  };
}

/** The policy of a program with its swarm. */
export function withSwarm(policy: Policy, { without, more }: Swarm): Policy {
  if (without.length + more.length === 0) return policy;
  const factors: Partial<Record<Feature, number>> = {};
  for (const each of without) factors[each] = 0;
  for (const each of more) factors[each] = policy.swarm.more;
  return { ...policy, features: { ...policy.features, ...factors } };
}

/** A swarm as a person reads it. */
export function swarmText({ without, more }: Swarm): readonly string[] {
  return [
    ...(without.length > 0 ? [`without ${without.join(', ')}`] : []),
    ...(more.length > 0 ? [`more ${more.join(', ')}`] : []),
  ];
}
