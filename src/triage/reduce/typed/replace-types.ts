import type { TypedReduction } from '../../../model/source/typed-reduction.js';
import type { TypedView } from '../../../model/source/typed-view.js';
import { listAt } from './lists.js';
import { cutOf, isWithin, type TypedCut } from './typed-cut.js';

/** Declared types without which a program can do: wherever one is named, the type above all others is written. */
export function replaceableTypes(view: TypedView, { top }: TypedReduction): TypedCut[] {
  return view.declarations.flatMap(({ kind, parts, places }) => {
    const uses = places.filter((place) => !place.declares && !parts.some((part) => isWithin(place, part)));
    if (parts.length === 0 || uses.length === 0 || !/class|interface|alias|record|object/i.test(kind)) return [];
    const instead = uses.map(({ path, start, end }) => {
      const text = view.files.find((file) => file.path === path)?.text ?? '';
      const list = text[end] === '<' ? listAt(text, end, '<') : undefined;
      return cutOf(view, { path, start, end: list?.end ?? end }, top);
    });
    return [[...instead, ...parts.map((part) => cutOf(view, part))]];
  });
}
