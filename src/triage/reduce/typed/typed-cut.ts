import type { TypedView } from '../../../model/source/typed-view.js';
import type { FileRange } from '../../../model/source/declaration.js';
import type { TextCut } from '../text/text-cut.js';

/** Texts that are cut together, or not at all. */
export type TypedCut = readonly TextCut[];

/** Finds cuts in a program by its types. */
export type FindTypedCuts = (view: TypedView) => TypedCut[] | Promise<TypedCut[]>;

/** The number of the file with a path. */
function fileAt({ files }: TypedView, path: string): number {
  return files.findIndex((file) => file.path === path);
}

/** A cut of a range. */
export function cutOf(view: TypedView, { path, start, end }: FileRange, instead?: string): TextCut {
  return { file: fileAt(view, path), start, end, ...(instead !== undefined && { instead }) };
}

/** Whether a range lies in another one. */
export function isWithin(inner: FileRange, outer: FileRange): boolean {
  return inner.path === outer.path && outer.start <= inner.start && inner.end <= outer.end;
}

/** The text of a range. */
export function textAt({ files }: TypedView, { path, start, end }: FileRange): string {
  return files.find((file) => file.path === path)?.text.slice(start, end) ?? '';
}
