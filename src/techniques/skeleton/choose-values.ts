import type { Random } from '../../core/random.js';
import { scatteredRank } from '../../model/skeleton/scattered-rank.js';
import type { FillableHole } from './fill-holes.js';
import type { ValueKind } from './policy.js';

/** How values are chosen. */
interface Choosing {
  readonly weights: Readonly<Record<ValueKind, number>>;
  /** Which of so many programs of one skeleton. */
  readonly variant: number;
  readonly fillings: number;
}

// Beyond it numbers are not exact.
const most = 2 ** 50;

/** A value for each hole. Of a small skeleton all combinations are enumerated, in an order that repeats none. */
export function chooseValues(
  holes: readonly FillableHole[],
  { weights, variant, fillings }: Choosing,
  random: Random,
): string[] {
  const all = holes.map(({ values }) => [...new Set([...values.values()].flat())]);
  const count = all.reduce((product, values) => product * values.length, 1);
  if (fillings > 1 && count <= most) {
    let rank = scatteredRank(count, variant % count, random.fork('rank'));
    return all.map((values) => {
      const value = values[rank % values.length] as string;
      rank = Math.floor(rank / values.length);
      return value;
    });
  }
  const own = random.fork(`variant ${variant}`);
  return holes.map(({ values }) => own.pick(values.get(drawKind(values, weights, own)) ?? []));
}

function drawKind(values: FillableHole['values'], weights: Choosing['weights'], random: Random): ValueKind {
  const kinds = [...values.keys()];
  const total = kinds.reduce((sum, kind) => sum + weights[kind], 0);
  let left = (random.int(0, 0xffff) / 0x10000) * total;
  return kinds.find((kind) => (left -= weights[kind]) < 0) ?? (kinds[0] as ValueKind);
}
