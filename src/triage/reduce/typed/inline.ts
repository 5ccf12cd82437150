import type { Declaration, FileRange, NamePlace } from '../../../model/source/declaration.js';
import type { TypedView } from '../../../model/source/typed-view.js';
import { applyEdits } from '../../../model/source/apply-edits.js';
import type { TextCut } from '../text/text-cut.js';
import { declaredIn, type FileList, listBehind, parametersOf } from './parameters.js';
import { cutOf, isWithin, textAt, type TypedCut } from './typed-cut.js';

/** Variables and functions that only give one value, written out wherever they are used; without the declaration. */
export function inlinable(view: TypedView): TypedCut[] {
  return view.declarations.flatMap((declaration) => {
    const [part, ...others] = declaration.parts;
    const uses = declaration.places.filter(({ declares }) => !declares);
    if (!part || others.length > 0 || uses.length === 0 || uses.some((use) => isWithin(use, part))) return [];
    const parameters = parametersOf(view, declaration);
    const value = valueIn(view, part, parameters?.end ?? declaration.places[0]?.end ?? part.start);
    if (!value) return [];
    const cuts = uses.map((use) =>
      parameters ? inlineCall(view, use, { parameters, value }) : cutOf(view, use, grouped(textAt(view, value))),
    );
    return cuts.every((cut) => cut !== undefined) ? [[...cuts, cutOf(view, part)]] : [];
  });
}

interface Body {
  readonly parameters: FileList;
  readonly value: FileRange;
}

// The one value of a declaration: behind `=`, or behind the only `return`.
function valueIn(view: TypedView, part: FileRange, from: number): FileRange | undefined {
  const file = view.files.find(({ path }) => path === part.path);
  const found = file?.expressions.find(({ start, end, use }) => {
    if (use !== 'value' || start < from || end > part.end) return false;
    const before = file.text.slice(from, start);
    return (
      /(?:^[^={}]*=\s*|^[^={}]*\{\s*return\s+)$/.test(before) &&
      /^\s*;?\s*\}?\s*;?$/.test(file.text.slice(end, part.end))
    );
  });
  return found && { path: part.path, start: found.start, end: found.end };
}

function inlineCall(view: TypedView, use: NamePlace, { parameters, value }: Body): TextCut | undefined {
  const call = listBehind(view, use);
  if (!call || call.items.length !== parameters.items.length) return undefined;
  const file = view.files.find(({ path }) => path === use.path);
  // With what stands before its name.
  const whole = file?.expressions.filter(({ start, end }) => end === call.end && start <= use.start).at(-1);
  if (!whole) return undefined;
  const edits = parameters.items.flatMap((item, i) => {
    const range = { path: parameters.path, ...item };
    const given = textAt(view, { path: use.path, ...(call.items[i] as { start: number; end: number }) }).trim();
    return namesIn(declaredIn(view, range), value).map(({ start, end, before = '', after = '' }) => ({
      start: start - value.start,
      end: end - value.start,
      text: before + grouped(given) + after,
    }));
  });
  const text = applyEdits(textAt(view, value), edits);
  return cutOf(view, { path: use.path, start: whole.start, end: whole.end }, grouped(text));
}

function namesIn(declarations: readonly Declaration[], value: FileRange): NamePlace[] {
  return declarations.flatMap(({ places }) => places.filter((place) => isWithin(place, value)));
}

// What is no name, text or number could be torn apart by what stands around it.
function grouped(text: string): string {
  return /^(?:[\w$.]+|"[^"\\]*"|'[^'\\]*')$/.test(text) ? text : `(${text})`;
}
