import type { Declaration, FileRange, NamePlace } from '../../../model/source/declaration.js';
import type { TypedView } from '../../../model/source/typed-view.js';
import { type BracketList, listAt, withoutItem } from './lists.js';
import { cutOf, isWithin, textAt, type TypedCut } from './typed-cut.js';

/** Parameters that the bodies of their functions do not use, with the arguments of all calls. */
export function unusedParameters(view: TypedView): TypedCut[] {
  return view.declarations.flatMap((owner) => {
    const list = parametersOf(view, owner);
    if (!list) return [];
    const found = list.items.map((item, index) => ({ index, range: { path: list.path, ...item } }));
    return found.filter(({ range }) => isUnused(view, range)).map(({ index }) => parameterCut(view, owner, index));
  });
}

/** A list with the file that it stands in. */
export interface FileList extends BracketList {
  readonly path: string;
}

/** The list of parameters behind the name of a declaration. */
export function parametersOf(view: TypedView, owner: Declaration): FileList | undefined {
  const name = owner.places.find(({ declares }) => declares);
  return name && owner.parts.some((part) => isWithin(name, part)) ? listBehind(view, name) : undefined;
}

/** The list in parentheses behind a name, and behind its type arguments. */
export function listBehind(view: TypedView, { path, end }: NamePlace): FileList | undefined {
  const text = view.files.find((file) => file.path === path)?.text ?? '';
  const list = listAt(text, listAt(text, end, '<')?.end ?? end, '(');
  return list && { path, ...list };
}

/** What is declared at a place of a list. */
export function declaredIn(view: TypedView, range: FileRange): Declaration[] {
  return view.declarations.filter(({ places }) => places.some((place) => place.declares && isWithin(place, range)));
}

function isUnused(view: TypedView, range: FileRange): boolean {
  const declared = declaredIn(view, range);
  if (declared.length === 0 || /\.\.\.|\bvararg\b/.test(textAt(view, range))) return false;
  return declared.every(({ places }) => places.every((place) => isWithin(place, range)));
}

function parameterCut(view: TypedView, owner: Declaration, index: number): TypedCut {
  return owner.places.flatMap((place) => {
    const list = listBehind(view, place);
    const gone = list && withoutItem(list, index, false);
    return gone ? [cutOf(view, { path: place.path, ...gone })] : [];
  });
}
