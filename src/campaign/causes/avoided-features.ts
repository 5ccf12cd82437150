import type { Avoidance } from '../../core/avoidance.js';
import type { Random } from '../../core/random.js';

// Other bugs may need the same feature: this share of the programs has all of them.
const unrestricted = 1 / 8;
// Of what may be the cause, a program goes without so much.
const varied = 1 / 3;

/** The features that the program at an index goes without, by what its campaign has decided; a function of nothing else. */
export function avoidedFeatures(decisions: readonly Avoidance[], index: number, random: Random): readonly string[] {
  const held = decisions.filter(({ from }) => from <= index);
  const draws = random.fork('avoided');
  if (held.length === 0 || draws.chance(unrestricted)) return [];
  return [
    ...held.flatMap(({ avoids }) => avoids ?? []),
    ...(held.at(-1)?.varies ?? []).filter(() => draws.chance(varied)),
  ];
}
