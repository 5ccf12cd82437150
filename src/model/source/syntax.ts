/** What role a piece of source text plays; pieces of one role can stand for each other in the grammar, more or less. */
export type SyntaxRole = 'expression' | 'statement' | 'type' | 'member' | 'parameter' | 'identifier' | 'other';

/** A node of a syntax tree, as a range of the text. */
export interface SyntaxNode {
  readonly kind: string;
  readonly role: SyntaxRole;
  readonly start: number;
  readonly end: number;
  readonly children: readonly SyntaxNode[];
}

/** A token of the source text, comments and white space left out. */
export interface Token {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

/** A source text taken apart. */
export interface SyntaxTree {
  readonly text: string;
  readonly root: SyntaxNode;
  readonly tokens: readonly Token[];
  /** Whether the text is not in the grammar, so that parts of the tree are a guess; a parser need not know it. */
  readonly isFaulty?: boolean;
}

/** The syntax of a language: what tree and token mutations and reductions need to know of it. */
export interface Syntax {
  parse(text: string): SyntaxTree;
}

/** All nodes of a tree, parents before children. */
export function* walk(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const child of node.children) yield* walk(child);
}
