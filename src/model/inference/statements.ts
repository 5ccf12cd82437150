import type { AssignStatement, Block, Statement, VariableDeclaration } from '../program/expression.js';
import { type Analyzer, addSite, closed, declareNode, type Known, type Target, type Typed } from './analysis.js';

/** Looks at statements and the value that they lead to; gives the type of that value, if it is certain. */
export function visitStatements(analyzer: Analyzer, { statements, result }: Block, target?: Target): Typed | undefined {
  for (const each of statements) visitStatement(analyzer, each);
  return result && analyzer.visit(analyzer, result, target);
}

function visitStatement(analyzer: Analyzer, statement: Statement): void {
  switch (statement.kind) {
    case 'local':
      visitVariable(analyzer, statement.variable, 'local');
      return;
    case 'assign':
      return visitAssignment(analyzer, statement);
    case 'throw':
      analyzer.visit(analyzer, statement.value);
      return;
    case 'evaluate':
      analyzer.visit(analyzer, statement.expression);
      return;
    case 'if':
      analyzer.visit(analyzer, statement.condition);
      visitStatements(analyzer, statement.then);
      if (statement.otherwise) visitStatements(analyzer, statement.otherwise);
  }
}

/** Looks at a variable or a static field ([VAR DECL]). */
export function visitVariable(
  analyzer: Analyzer,
  { id, name, type, mutable, value }: VariableDeclaration,
  kind: 'local' | 'global',
): void {
  const { graph, inference } = analyzer;
  const node = declareNode(analyzer, name, type);
  const site = addSite(analyzer, { kind, id, nodes: [node], ...(kind === 'global' && { name }) });
  const typed = analyzer.visit(analyzer, value, { type, open: closed, ...(site && { from: site }) });
  // The type of a literal stays as narrow as it is in a constant.
  const isNarrow = inference.literalTypes !== undefined && typed?.literal === true && !mutable;
  if (typed && !isNarrow) graph.connect(node, 'inferred', typed.node);
  const steady = kind === 'global' || !inference.flowTyping || isSame(analyzer, typed, type);
  analyzer.variables.set(name, { node, type, steady, ...(site && { site }) });
}

function isSame({ inference }: Analyzer, typed: Typed | undefined, type: Known['type']): boolean {
  return typed?.type === type && !(inference.literalTypes && typed.literal);
}

function visitAssignment(analyzer: Analyzer, { target, value }: AssignStatement): void {
  if (target.kind === 'field') {
    analyzer.visit(analyzer, target.receiver);
    analyzer.visit(analyzer, value, { type: target.type, open: closed });
    return;
  }
  const known = analyzer.variables.get(target.name);
  if (known?.site?.name !== undefined) analyzer.using?.add(known.site.name);
  const typed = analyzer.visit(analyzer, value, {
    type: target.type,
    open: closed,
    ...(known?.site && { from: known.site }),
  });
  if (!known || isSame(analyzer, typed, target.type)) return;
  if (analyzer.inference.flowTyping) known.steady = known.site?.kind === 'global';
  if (analyzer.inference.untypedVariables && known.site) analyzer.blocked.add(known.site);
}
