/** An expression of a program with its type, as it is shown to people. */
export interface TypedRow {
  readonly path: string;
  /** Both count from 1, columns in UTF-16 units. */
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly kind: string;
  /** Absent where the type is not known. */
  readonly type?: string;
  /** The type can be written where the expression stands. */
  readonly writable: boolean;
  readonly expected?: string;
  readonly use: 'value' | 'target' | 'statement';
  readonly constant: boolean;
  readonly repeatable: boolean;
}
