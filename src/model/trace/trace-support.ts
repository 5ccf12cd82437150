import type { SyntaxNode, SyntaxTree } from '../source/syntax.js';

/** How programs of a language are made to print which basic blocks they reach, and with which values of locals. */
export interface TraceSupport {
  /** Nodes that hold statements directly, one after the other; the beginning of each is that of a basic block. */
  readonly sequences: ReadonlySet<string>;
  /** Nodes at whose end the state is recorded too: statements on top of a file. */
  readonly ends: ReadonlySet<string>;
  /** Statements behind which a basic block begins. */
  readonly branching: ReadonlySet<string>;
  /** Nodes with local variables of their own: what runs later or elsewhere. */
  readonly callables: ReadonlySet<string>;
  /** The beginning of a statement before which none may stand. */
  readonly first: RegExp;
  /** The beginning of a declaration of what has no value when the program runs. */
  readonly ambient?: RegExp;
  /** The parts of a node that are basic blocks without braces. */
  bodies(node: SyntaxNode): readonly SyntaxNode[];
  /** A statement that records the values of some expressions under a label. */
  record(label: string, values: readonly string[]): string;
  /** What records are written by: declarations that stand behind the program. */
  recorder(tree: SyntaxTree): string;
  /** A short form of it, for programs that are reduced: it prints values as the language does. */
  readonly plainRecorder: string;
}
