/** A type as the host language of a template writes it: int, long[], String, bigint, Int32Array. */
export type TypeName = string;

/** What may fill a hole: an expression or a statement with choices that are still open. */
export type HoleNode = ExpressionNode | StatementNode;

/** An expression with open choices; all have the type of the values that they stand for. */
export type ExpressionNode =
  /** A constant, within bounds if there are any (as the host writes them, without suffixes), and none of those excluded. */
  | {
      readonly kind: 'literal';
      readonly type: TypeName;
      readonly min?: string;
      readonly max?: string;
      readonly excluded?: readonly string[];
    }
  /** A variable in scope of this type: one of these names, or any that is not excluded. */
  | {
      readonly kind: 'variable';
      readonly type: TypeName;
      readonly names: readonly string[];
      readonly excluded?: readonly string[];
    }
  /** An element of an array in scope that has elements of this type: of one of these arrays, or of any that is not excluded. */
  | {
      readonly kind: 'element';
      readonly type: TypeName;
      readonly names: readonly string[];
      readonly excluded?: readonly string[];
    }
  /** A new array of so many elements, each filled by itself. */
  | {
      readonly kind: 'array';
      readonly type: TypeName;
      readonly element: ExpressionNode;
      readonly minLength: number;
      readonly maxLength: number;
    }
  /** Ordinary code of the template inside of a hole; where there are holes inside of it, `parts` is its text. */
  | {
      readonly kind: 'source';
      readonly type: TypeName;
      readonly text: string;
      readonly parts?: readonly (string | ExpressionNode)[];
    }
  | {
      readonly kind: 'unary';
      readonly type: TypeName;
      readonly operators: readonly string[];
      readonly operand: ExpressionNode;
    }
  /** Arithmetic, shifts, bitwise operators, relations and logic. */
  | {
      readonly kind: 'binary';
      readonly type: TypeName;
      readonly operators: readonly string[];
      readonly left: ExpressionNode;
      readonly right: ExpressionNode;
    }
  | {
      readonly kind: 'ternary';
      readonly type: TypeName;
      readonly condition: ExpressionNode;
      readonly yes: ExpressionNode;
      readonly no: ExpressionNode;
    }
  | { readonly kind: 'cast'; readonly type: TypeName; readonly operand: ExpressionNode }
  /** One of ++x, x++, --x and x--. */
  | {
      readonly kind: 'increment';
      readonly type: TypeName;
      readonly operators: readonly string[];
      readonly place: PlaceNode;
    }
  | {
      readonly kind: 'assign';
      readonly type: TypeName;
      readonly operators: readonly string[];
      readonly place: PlaceNode;
      readonly value: ExpressionNode;
    }
  /** A call of one of these functions; arguments follow the name in brackets. */
  | {
      readonly kind: 'call';
      readonly type: TypeName;
      readonly functions: readonly string[];
      readonly arguments: readonly ExpressionNode[];
    }
  | { readonly kind: 'alternatives'; readonly type: TypeName; readonly options: readonly ExpressionNode[] };

/** What can be assigned to. */
export type PlaceNode = Extract<ExpressionNode, { kind: 'variable' | 'element' }>;

/** A new array. */
export type ArrayNode = Extract<ExpressionNode, { kind: 'array' }>;

/** A statement with open choices. */
export type StatementNode =
  | { readonly kind: 'expressionStatement'; readonly expression: ExpressionNode }
  | { readonly kind: 'block'; readonly statements: readonly StatementNode[] }
  | {
      readonly kind: 'if';
      readonly condition: ExpressionNode;
      readonly then: StatementNode;
      readonly otherwise?: StatementNode;
    }
  /** Ends after so many rounds at the latest. */
  | {
      readonly kind: 'while';
      readonly condition: ExpressionNode;
      readonly body: StatementNode;
      readonly limit: number;
    }
  /** As many rounds as the count says, between 0 and the limit. */
  | { readonly kind: 'for'; readonly count: ExpressionNode; readonly body: StatementNode; readonly limit: number }
  | {
      readonly kind: 'switch';
      readonly subject: ExpressionNode;
      readonly cases: readonly StatementNode[];
      readonly otherwise?: StatementNode;
    }
  /** It has a handler, a last part that is always executed, or both. */
  | {
      readonly kind: 'try';
      readonly body: StatementNode;
      readonly handler?: StatementNode;
      /** The handler is for one of these classes; without them for whatever the host usually catches. */
      readonly caught?: readonly string[];
      readonly last?: StatementNode;
    }
  | { readonly kind: 'statementAlternatives'; readonly options: readonly StatementNode[] };

/** A variable that a hole may use. */
export interface ScopeVariable {
  readonly name: string;
  readonly type: TypeName;
  readonly writable: boolean;
  /** How many elements an array has, where the source says so. */
  readonly length?: number;
}

/** A place in a template that is to be filled. */
export interface Hole {
  /** From 0, in the order of the source text. */
  readonly id: number;
  /** Where the hole is in the source text of the template, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly node: HoleNode;
  /** The variables that can be read here, in the order of their declarations. */
  readonly scope: readonly ScopeVariable[];
}
