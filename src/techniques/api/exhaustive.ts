import { UserError } from '../../core/errors.js';
import type { Random } from '../../core/random.js';
import { positionsOf, sequenceCount } from './enumerate.js';
import { type Member, parametersOf } from './graph/member.js';
import { begin, type Place } from './make-program.js';
import type { Api } from './open-api.js';
import type { Policy } from './policy.js';

/** The component that a user names: by its whole id, or by what only its id ends with. */
export function componentNamed({ components }: Api, name: string): Member {
  const found = components.filter(({ id }) => id === name);
  const ending = found.length > 0 ? found : components.filter(({ id }) => id.endsWith(`.${name}`));
  const [only, ...others] = ending;
  if (only && others.length === 0) return only;
  if (only) throw new UserError(`several members are named ${name}: ${listed(ending)}`);
  const [label = name] = name.split('(');
  const alike = components.filter(({ id }) => id.includes(label));
  const hint = alike.length > 0 ? `; did you mean ${listed(alike)}?` : '';
  throw new UserError(`the libraries have no member ${name} that programs could use${hint}`);
}

const shown = 8;

function listed(members: readonly Member[]): string {
  const ids = members.slice(0, shown).map(({ id }) => id);
  return [...ids, ...(members.length > shown ? ['…'] : [])].join(', ');
}

/**
 * Finds the typing sequence of a component with a number: all those under one substitution, then those under the next one
 * that chance finds. A component without type parameters has only one, and begins again.
 */
export function placesOf(api: Api, policy: Policy, component: Member, random: Random): (index: number) => Place {
  const isPlain = parametersOf(component).length === 0;
  const counts: number[] = [];
  const sourceOf = (at: number) => random.fork(`substitution ${at}`);
  const countOf = (at: number): number => {
    counts[at] ??= count(sourceOf(at));
    return counts[at];
  };
  const count = (source: Random) => {
    const positions = positionsOf(begin(api, policy, source), component);
    return positions ? sequenceCount(positions) : 0;
  };
  return (index) => {
    if (isPlain) return { substitution: sourceOf(0), sequence: index % Math.max(1, countOf(0)) };
    let rest = index;
    for (let at = 0, empty = 0; empty < mostFailures; at++) {
      if (rest < countOf(at)) return { substitution: sourceOf(at), sequence: rest };
      empty = countOf(at) === 0 ? empty + 1 : 0;
      rest -= countOf(at);
    }
    throw new UserError(`no types were found with which ${component.id} can be used`);
  };
}

const mostFailures = 50;
