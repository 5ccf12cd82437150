import type { TypedView } from '../source/typed-view.js';

/** Whether a value of the first type can be assigned to a variable of the second; both by their ids in one view. */
export type Assignable = (from: number, to: number) => boolean;

/** Asks about many pairs of types at once; the answer knows these pairs only. */
export async function assignability(
  view: Pick<TypedView, 'areAssignable'>,
  pairs: readonly (readonly [from: number, to: number])[],
): Promise<Assignable> {
  const distinct = new Map(pairs.map((pair) => [pair.join(), pair]));
  const answers = await view.areAssignable([...distinct.values()]);
  const fitting = new Set([...distinct.keys()].filter((_, i) => answers[i]));
  return (from, to) => fitting.has(`${from},${to}`);
}
