import { functionShape } from '../../../model/types/function-shape.js';
import type { Type } from '../../../model/types/type.js';
import { type ClassDraft, isConcrete } from '../draft.js';
import type { Generation } from '../generation.js';
import { ancestry } from '../members.js';
import { mayMake } from './running.js';

/** How deep the smallest object of each class is, where one can be made without a null. */
export type Heights = ReadonlyMap<ClassDraft, number>;

/** Finds the heights of all classes whose objects may be made. */
export function heightsOf(generation: Generation): Heights {
  const heights = new Map<ClassDraft, number>();
  const makeable = [...generation.classes.values()].filter((draft) => isConcrete(draft) && mayMake(generation, draft));
  for (let found = true; found; ) {
    found = false;
    for (const draft of makeable) {
      if (heights.has(draft)) continue;
      const height = Math.max(0, ...draft.fields.map(({ type }) => heightOf(generation, heights, type)));
      if (height === Number.POSITIVE_INFINITY) continue;
      heights.set(draft, height + 1);
      found = true;
    }
  }
  return heights;
}

function heightOf(generation: Generation, heights: Heights, type: Type): number {
  if (type.kind === 'tuple') return Math.max(...type.elements.map((element) => heightOf(generation, heights, element)));
  if (type.kind === 'array') return 0;
  const shape = functionShape(generation.hierarchy, type);
  if (shape) return 1 + heightOf(generation, heights, shape.result);
  const draft = type.kind === 'class' ? generation.classes.get(type.name) : undefined;
  // What a type parameter stands for is known where an object is made.
  if (!draft) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [each, height] of heights)
    if (height < least && ancestry(generation, each).includes(draft)) least = height;
  return least;
}
