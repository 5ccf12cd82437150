import type { SourceFile } from '../../../core/test-program.js';
import type { Declaration } from '../../../model/source/declaration.js';
import type { TypeUse } from '../../../model/source/type-use.js';
import type { ExpressionUse, TypedExpression, TypedFile } from '../../../model/source/typed-view.js';

/** A view as the JVM sends it: the expressions of each file are rows of numbers (jvm/README.md). */
export interface SentView {
  readonly files: readonly (readonly Row[])[];
  readonly kinds: readonly string[];
  readonly uses: readonly SentUse[];
  readonly declarations: readonly Declaration[];
}

type Row = readonly [start: number, end: number, kind: number, type: number, expected: number, flags: number];

/** A type as the JVM sends it. */
export type SentUse = readonly [id: number, text: string, writable: boolean];

const useNames: readonly ExpressionUse[] = ['value', 'target', 'statement'];
const useBits = 3;
const constantBit = 4;
const repeatableBit = 8;

/** The files with their expressions. */
export function readFiles(files: readonly SourceFile[], sent: SentView): TypedFile[] {
  const uses = sent.uses.map(readUse);
  return files.map(({ path, text }, i) => ({
    path,
    text,
    expressions: (sent.files[i] ?? []).map((row) => readRow(row, sent.kinds, uses)),
  }));
}

/** A type at a place. */
export function readUse([id, text, writable]: SentUse): TypeUse {
  return { id, text, writable };
}

function readRow(row: Row, kinds: readonly string[], uses: readonly TypeUse[]): TypedExpression {
  const [start, end, kind, typeIndex, expectedIndex, flags] = row;
  const [type, expected] = [uses[typeIndex], uses[expectedIndex]];
  return {
    ...{ start, end, kind: kinds[kind] ?? '' },
    ...(type && { type }),
    ...(expected && { expected }),
    use: useNames[flags & useBits] ?? 'value',
    constant: (flags & constantBit) !== 0,
    repeatable: (flags & repeatableBit) !== 0,
  };
}
