/** A node as the parser gives it, without comments and without what has no text. */
export interface ParsedNode {
  readonly kind: string;
  readonly isNamed: boolean;
  readonly field: string;
  /** Where its first token begins, and its last one ends. */
  start: number;
  end: number;
  readonly children: ParsedNode[];
}
