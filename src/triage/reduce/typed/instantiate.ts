import type { Declaration, NamePlace } from '../../../model/source/declaration.js';
import type { TypedReduction } from '../../../model/source/typed-reduction.js';
import type { TypedView } from '../../../model/source/typed-view.js';
import type { TextCut } from '../text/text-cut.js';
import { type BracketList, listAt, withoutItem } from './lists.js';
import { cutOf, isWithin, textAt, type TypedCut } from './typed-cut.js';

/** Type parameters replaced by one type: what is written for one, their bound, or the type above all others. */
export function instantiations(view: TypedView, { top }: TypedReduction): TypedCut[] {
  return view.declarations.flatMap((parameter) => {
    const place = parameter.places.find(({ declares }) => declares);
    if (!place || !/type_?parameter/i.test(parameter.kind)) return [];
    const list = listAround(view, place);
    const index = list?.items.findIndex(({ start, end }) => start <= place.start && place.end <= end) ?? -1;
    const own = list && index >= 0 ? withoutItem(list, index, true) : undefined;
    const item = list?.items[index];
    if (!own || !item) return [];
    const owner = ownerOf(view, place, list);
    const uses = owner?.places.filter((each) => !each.declares) ?? [];
    const written = uses.flatMap((use) => argumentOf(view, use, index) ?? []);
    const elsewhere = [cutOf(view, { path: place.path, ...own }), ...written.map(({ cut }) => cut)];
    const bound = /(?:\bextends\b|:)([^]*)$/.exec(textAt(view, { path: place.path, ...item }))?.[1]?.trim();
    const types = new Set(
      [bound, top, written[0]?.text].filter((type) => type !== undefined && !speaksOf(type, parameter)),
    );
    const names = parameter.places.filter((each) => !each.declares && !isWithin(each, { path: place.path, ...item }));
    return [...types].map((type) => [...names.map((name) => cutOf(view, name, type)), ...elsewhere]);
  });
}

// A bound may speak of its own parameter.
function speaksOf(type: string, { name }: Declaration): boolean {
  return new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(type);
}

function textOf(view: TypedView, path: string): string {
  return view.files.find((file) => file.path === path)?.text ?? '';
}

// The list that a type parameter is declared in begins at most a few lines before it.
const longestList = 500;

function listAround(view: TypedView, { path, start }: NamePlace): BracketList | undefined {
  const text = textOf(view, path);
  for (let i = start - 1; i >= Math.max(0, start - longestList); i--) {
    const list = text[i] === '<' ? listAt(text, i, '<') : undefined;
    if (list && list.end > start) return list;
  }
  return undefined;
}

// The smallest declaration around the list whose own name it stands beside.
function ownerOf(view: TypedView, place: NamePlace, list: BracketList): Declaration | undefined {
  const range = { path: place.path, start: list.start, end: list.end };
  const around = view.declarations.filter(({ parts }) => parts.some((part) => isWithin(range, part)));
  const sizeOf = ({ parts }: Declaration) => Math.min(...parts.map(({ start, end }) => end - start));
  return around.sort((a, b) => sizeOf(a) - sizeOf(b))[0];
}

function argumentOf(
  view: TypedView,
  { path, end }: NamePlace,
  index: number,
): { readonly cut: TextCut; readonly text: string } | undefined {
  const text = textOf(view, path);
  const list = text[end] === '<' ? listAt(text, end, '<') : undefined;
  const gone = list && withoutItem(list, index, true);
  const item = list?.items[index];
  return gone && item
    ? { cut: cutOf(view, { path, ...gone }), text: text.slice(item.start, item.end).trim() }
    : undefined;
}
