import type { Random } from '../../core/random.js';
import { shuffled } from '../../model/skeleton/shuffled.js';
import type { FillableHole } from './fill-holes.js';
import type { Range } from './seeds.js';

/** How many holes are wanted: until a share of all values lies in them, or there are so many. */
export interface Enough {
  readonly share: number;
  readonly most: number;
  readonly random: Random;
}

/** Random holes that do not lie in each other, in the order of the text. */
export function chooseHoles(
  holes: readonly FillableHole[],
  values: readonly Range[],
  { share, most, random }: Enough,
): FillableHole[] {
  const chosen: FillableHole[] = [];
  let covered = 0;
  for (const each of shuffled(holes, random)) {
    if (covered >= share * values.length || chosen.length >= most) break;
    const { start, end } = each.hole;
    if (chosen.some(({ hole }) => start < hole.end && hole.start < end)) continue;
    chosen.push(each);
    covered += values.filter((value) => start <= value.start && value.end <= end).length;
  }
  return chosen.sort((a, b) => a.hole.start - b.hole.start);
}
