import type { Declaration } from '../../../model/source/declaration.js';
import type { TypedView } from '../../../model/source/typed-view.js';
import { cutOf, isWithin, type TypedCut } from './typed-cut.js';

/** Declarations that only others that go speak of: each is a cut, those that make others unused first. */
export function unusedDeclarations(view: TypedView): TypedCut[] {
  const removable = view.declarations.filter(({ parts }) => parts.length > 0);
  const gone = new Set<Declaration>();
  for (let before = -1; before !== gone.size; ) {
    before = gone.size;
    for (const each of removable) if (!gone.has(each) && isUnusedWithout(each, gone)) gone.add(each);
  }
  return [...gone].map(({ parts }) => parts.map((part) => cutOf(view, part)));
}

function isUnusedWithout(declaration: Declaration, gone: ReadonlySet<Declaration>): boolean {
  const parts = [declaration, ...gone].flatMap((each) => each.parts);
  return declaration.places.every((place) => place.declares || parts.some((part) => isWithin(place, part)));
}
