import type { SourcePosition } from '../../core/outcome.js';
import type { SourceFile } from '../../core/test-program.js';
import { applyEdits } from '../source/apply-edits.js';
import type { FileEdit } from './rule.js';

/** A program after the edits of a rule. */
export interface Changed {
  readonly files: readonly SourceFile[];
  /** Where an error is to be expected, if one is. */
  readonly at: SourcePosition;
}

/** Applies the edits of a rule to the files of a program; nothing if they change nothing. */
export function applyChange(files: readonly SourceFile[], edits: readonly FileEdit[]): Changed | undefined {
  const fault = edits.find((each) => each.fault) ?? edits.toSorted(byPlace(files))[0];
  if (!fault) return undefined;
  requireWithin(files, edits);
  const known = new Set(files.map(({ path }) => path));
  const made = [...new Set(edits.map(({ path }) => path))].filter((path) => !known.has(path));
  const all = [...files, ...made.map((path) => ({ path, text: '' }))];
  const changed = all.map((file) => ({ path: file.path, text: applyEdits(file.text, editsOf(file, edits)) }));
  if (changed.every(({ text }, i) => text === all[i]?.text)) return undefined;
  return { files: changed, at: positionAfter(fault, all, edits) };
}

function editsOf({ path }: SourceFile, edits: readonly FileEdit[]): FileEdit[] {
  return edits.filter((each) => each.path === path);
}

function byPlace(files: readonly SourceFile[]): (a: FileEdit, b: FileEdit) => number {
  const order = new Map(files.map(({ path }, i) => [path, i]));
  const rank = ({ path }: FileEdit) => order.get(path) ?? files.length;
  return (a, b) => rank(a) - rank(b) || a.start - b.start;
}

// A rule may come from outside.
function requireWithin(files: readonly SourceFile[], edits: readonly FileEdit[]): void {
  for (const { path, start, end } of edits) {
    const length = files.find((file) => file.path === path)?.text.length ?? 0;
    if (!(Number.isInteger(start) && Number.isInteger(end) && 0 <= start && start <= end && end <= length))
      throw new Error(`an edit of ${path} from ${start} to ${end} is outside of the file`);
  }
}

// Where an edit stands once those before it are made.
function positionAfter(fault: FileEdit, files: readonly SourceFile[], edits: readonly FileEdit[]): SourcePosition {
  const file = files.find(({ path }) => path === fault.path);
  const before = edits.filter((each) => each.path === fault.path && each.end <= fault.start && each !== fault);
  const text = applyEdits((file?.text ?? '').slice(0, fault.start), before);
  const lines = `${text}${/^\s*/.exec(fault.text)?.[0] ?? ''}`.split('\n');
  return { file: fault.path, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
