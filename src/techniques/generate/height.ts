import { viewAs } from '../../model/types/subtype.js';
import type { Type } from '../../model/types/type.js';
import { type ClassDraft, isConcrete } from './draft.js';
import type { Generation } from './generation.js';

/** How many objects have to be made within each other, at least, to make one of a class; infinite if there is no end. */
export function heightOf(generation: Generation, draft: ClassDraft): number {
  let known = generation.heights.get(draft);
  if (known === undefined) {
    measure(generation);
    known = generation.heights.get(draft) ?? Number.POSITIVE_INFINITY;
  }
  return known;
}

// Classes of fields that are known make their class known, until nothing changes.
function measure(generation: Generation): void {
  const { heights, classes } = generation;
  for (let changed = true; changed; ) {
    changed = false;
    for (const draft of classes.values()) {
      if (heights.has(draft) || !(isConcrete(draft) || draft.form === 'enum')) continue;
      const height =
        draft.form === 'enum' ? 0 : 1 + Math.max(0, ...draft.fields.map(({ type }) => typeHeight(generation, type)));
      if (height === Number.POSITIVE_INFINITY) continue;
      heights.set(draft, height);
      changed = true;
    }
  }
  for (const draft of classes.values()) if (!heights.has(draft)) heights.set(draft, Number.POSITIVE_INFINITY);
}

/** The same for a value of a type. */
export function typeHeight(generation: Generation, type: Type): number {
  switch (type.kind) {
    case 'class':
      return classHeight(generation, type.name);
    case 'function':
      return typeHeight(generation, type.result);
    case 'tuple':
      return Math.max(0, ...type.elements.map((each) => typeHeight(generation, each)));
    default:
      return 0;
  }
}

function classHeight({ classes, heights, hierarchy }: Generation, name: string): number {
  const wanted = classes.get(name);
  if (!wanted) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [draft, height] of heights) if (height < least && viewAs(hierarchy, draft.self, name)) least = height;
  return least;
}
