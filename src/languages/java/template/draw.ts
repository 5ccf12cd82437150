import type { Random } from '../../../core/random.js';
import { type Exploration, exploreSystematically } from '../../../model/template/explore.js';
import { fillHole } from '../../../model/template/fill.js';
import type { Filled } from '../../../model/template/filled.js';
import { randomChoices } from '../../../model/template/random-choices.js';
import { systematicChoices } from '../../../model/template/systematic-choices.js';
import type { JavaTemplate } from './read-template.js';

/** What fills the holes of a template, in their order. */
export type Filling = readonly Filled[];

/** Draws what fills the holes of a template. */
export type Draw = (random: Random, ordinal: number) => Filling;

/** Draws by chance; an index of an array of unknown length is left to the execution. */
export function drawByChance({ holes }: JavaTemplate): Draw {
  return (random) =>
    holes.map((hole) => fillHole(hole, randomChoices(random.fork(`hole ${hole.id}`), { fractions: true })));
}

/** Takes the fillings one after the other. */
export function drawInOrder({ holes }: JavaTemplate): Draw {
  let exploration: Exploration | undefined;
  return (_, ordinal) => {
    exploration ??= exploreSystematically(holes);
    const digits = exploration.at(ordinal);
    return holes.map((hole, i) => fillHole(hole, systematicChoices(digits[i] ?? 0n, hole.scope)));
  };
}
