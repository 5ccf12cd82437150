import type { Declaration } from './declaration.js';
import type { Place, Scope, Visible } from './scope.js';
import type { TypeUse } from './type-use.js';

/** What becomes of an expression: its value is used, it is assigned to, or it stands alone as a statement. */
export type ExpressionUse = 'value' | 'target' | 'statement';

/** An expression of the text with what the analyser knows of it. */
export interface TypedExpression {
  /** Where it stands, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** The kind of the node, as the analyser calls it. */
  readonly kind: string;
  /** Absent if the analyser knows none. */
  readonly type?: TypeUse;
  /** The type that its context asks for, if there is one. */
  readonly expected?: TypeUse;
  readonly use: ExpressionUse;
  /** It stands where the language takes only certain expressions, such as a case label: another value has no place there. */
  readonly constant: boolean;
  /** Its evaluation has no effect but its value, so it may be done twice. */
  readonly repeatable: boolean;
}

/** A file of a typed program; its expressions by start, the longer ones first. */
export interface TypedFile {
  readonly path: string;
  readonly text: string;
  readonly expressions: readonly TypedExpression[];
}

/** From one type of a view to another, by their ids. */
type TypePair = readonly [from: number, to: number];

/** A program without errors, with the types that an analyser found: plain data, and questions that it answers later. */
export interface TypedView {
  readonly files: readonly TypedFile[];
  /** What the program declares, in the order of the text. */
  readonly declarations: readonly Declaration[];
  /** What has a name at each of these places; the library of the platform is left out. */
  scopesAt(places: readonly Place[]): Promise<readonly Scope[]>;
  /** The members of a type that can be used at a place, with what its type arguments make of them. */
  membersOf(type: number, place: Place): Promise<readonly Visible[]>;
  /** Whether a value of the first type of each pair can be assigned to a variable of the second. */
  areAssignable(pairs: readonly TypePair[]): Promise<readonly boolean[]>;
}
