import type { Random } from '../../core/random.js';
import { positionsOf, sequenceCount } from './enumerate.js';
import { type Member, parametersOf } from './graph/member.js';
import { begin, type Place } from './make-program.js';
import type { Api } from './open-api.js';
import type { Policy } from './policy.js';

/** What a program of a campaign is about. */
export interface Turn {
  readonly component: Member;
  /** How often the component had its turn before. */
  readonly round: number;
}

/** Gives each component its turn, in an order that chance has: none has two before all others had one. */
export function turnsOf(components: readonly Member[], random: Random): (index: number) => Turn {
  const order = shuffled(components, random);
  return (index) => ({
    component: order[index % order.length] as Member,
    round: Math.floor(index / order.length),
  });
}

/** Whether the earlier turns of a component have left no typing sequence: it has nothing that could be substituted. */
export function exhaustion(making: Making): (turn: Turn) => boolean {
  const counts = new Map<Member, number>();
  return ({ component, round }) => {
    if (parametersOf(component).length > 0) return false;
    const count = counts.get(component) ?? countOf(component, making);
    counts.set(component, count);
    return round >= Math.max(1, count);
  };
}

/** What typing sequences are chosen with. */
interface Making {
  readonly api: Api;
  readonly policy: Policy;
  readonly random: Random;
}

function countOf(component: Member, { api, policy, random }: Making): number {
  const positions = positionsOf(begin(api, policy, random.fork(component.id)), component);
  return positions ? sequenceCount(positions) : 0;
}

/**
 * A typing sequence for a turn that no turn of the component had before, as long as there are any: under a substitution of
 * its own, or, where there is nothing to substitute, the next one of a walk through all of them in large steps.
 */
export function freshPlace({ component, round }: Turn, { api, policy, random }: Making): Place | undefined {
  const isPlain = parametersOf(component).length === 0;
  const own = random.fork(component.id);
  const source = () => own.fork(`substitution ${isPlain ? 0 : round}`);
  const positions = positionsOf(begin(api, policy, source()), component);
  if (!positions) return undefined;
  const count = sequenceCount(positions);
  if (count === 0) return undefined;
  const first = own.fork(isPlain ? 'first' : `first ${round}`).int(0, count - 1);
  return { substitution: source(), sequence: isPlain ? (first + round * stepFor(count)) % count : first };
}

// Steps near the golden section spread best, and one that has no divisor with the number in common leaves nothing out.
function stepFor(count: number): number {
  for (let step = Math.max(1, Math.round(count * 0.618)); ; step++) if (divisor(step, count) === 1) return step;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const all = [...list];
  for (let i = all.length - 1; i > 0; i--) {
    const j = random.int(0, i);
    [all[i], all[j]] = [all[j] as T, all[i] as T];
  }
  return all;
}
