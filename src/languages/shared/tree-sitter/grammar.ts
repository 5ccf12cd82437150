import type { SyntaxRole } from '../../../model/source/syntax.js';

/** What the kinds of nodes of a grammar stand for: all that the reader of its trees knows of a language. */
export interface Grammar {
  /** The name of its module in the folder of grammars. */
  readonly name: string;
  /** The roles of kinds, wherever they stand unless `places` says otherwise. */
  readonly kinds: Readonly<Partial<Record<SyntaxRole, readonly string[]>>>;
  /**
   * The roles of what stands in a place: `parent.field`, `parent > kind`, or all nodes below a `parent`. An expression in the
   * place of a statement is both: the statement is put around it.
   */
  readonly places: Readonly<Record<string, SyntaxRole>>;
  readonly names: NameRules;
  /** Kinds of literals whose inside is text, but for these kinds within it. */
  readonly texts: readonly string[];
  readonly interpolations: readonly string[];
  readonly comments: readonly string[];
  /** Kinds of nodes whose operators and keywords can be exchanged for others. */
  readonly words: readonly string[];
}

/** Where a word is a name that is declared or selected, and not an expression. */
interface NameRules {
  readonly kinds: readonly string[];
  readonly fields: readonly string[];
  readonly parents: readonly string[];
  /** Only the first part of these is a name. */
  readonly heads: readonly string[];
  /** Only what is not the first part of these is a name: what follows the dot. */
  readonly selections: readonly string[];
  /** Kinds of types that are one name: it becomes a node of its own, so that it can be renamed. */
  readonly types: readonly string[];
  /** Where such a type is declared. */
  readonly typeParents: readonly string[];
}
