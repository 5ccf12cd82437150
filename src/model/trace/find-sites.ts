import type { SyntaxNode, SyntaxTree } from '../source/syntax.js';
import type { TraceSupport } from './trace-support.js';

/** A place where a basic block begins. */
export interface Site {
  readonly offset: number;
  /** The end of a body that needs braces. */
  readonly closes?: number;
  /** Where the function, lambda or initializer around it begins: locals before that are not its own. */
  readonly callable: number;
}

type Rules = Pick<TraceSupport, 'sequences' | 'ends' | 'branching' | 'callables' | 'first' | 'bodies'>;

/** The beginnings of the basic blocks of a program, in the order of the text. */
export function findSites({ root, text }: SyntaxTree, rules: Rules): readonly Site[] {
  const sites: Site[] = [];
  const visit = (node: SyntaxNode, around: number | undefined) => {
    const callable = rules.callables.has(node.kind) ? node.start : around;
    if (callable !== undefined) {
      for (const { start, end } of rules.bodies(node)) sites.push({ offset: start, closes: end, callable });
      if (rules.ends.has(node.kind)) sites.push({ offset: node.end, callable });
      if (rules.sequences.has(node.kind))
        for (const { start } of beginnings(node, text, rules)) sites.push({ offset: start, callable });
    }
    for (const child of node.children) visit(child, callable);
  };
  visit(root, undefined);
  return sites.sort((a, b) => a.offset - b.offset);
}

// The first statement, the last one, and each behind one that branches.
function beginnings(node: SyntaxNode, text: string, { branching, first }: Rules): SyntaxNode[] {
  const statements = node.children.filter(({ role }) => role === 'statement');
  const branches = (statement: SyntaxNode | undefined) =>
    statement !== undefined && [...spine(statement)].some(({ kind }) => branching.has(kind));
  const fixed = statements.findLastIndex(({ start, end }) => first.test(text.slice(start, end)));
  return statements.filter(
    (_, i) => i > fixed && (i === fixed + 1 || i === statements.length - 1 || branches(statements[i - 1])),
  );
}

// A statement that is only an expression, and what is within it: the loop behind a label.
function* spine(statement: SyntaxNode): Generator<SyntaxNode> {
  yield statement;
  const parts = statement.children.filter(({ role }) => role !== 'identifier');
  const [only, ...others] = parts;
  if (only && others.length === 0) yield* spine(only);
}
