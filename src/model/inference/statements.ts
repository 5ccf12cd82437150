import type {
  AssignStatement,
  Block,
  Expression,
  KnownValue,
  LoopStatement,
  Statement,
  VariableDeclaration,
} from '../program/expression.js';
import { earlyResults, innerBlocks } from '../program/flow.js';
import type { MethodDeclaration } from '../program/program.js';
import { type Analyzer, addSite, closed, declareNode, type Known, type Target, type Typed } from './analysis.js';

/** Looks at statements and the value that they lead to; gives the type of that value, if it is certain. */
export function visitStatements(analyzer: Analyzer, { statements, result }: Block, target?: Target): Typed | undefined {
  for (const each of statements) visitStatement(analyzer, each);
  return result && analyzer.visit(analyzer, result, target);
}

/** Looks at the body of a method or a lambda; gives the types of all values that it may have. */
export function visitBody(analyzer: Analyzer, body: Block, target?: Target): (Typed | undefined)[] {
  const around = { returned: analyzer.returned, inWritingLoop: analyzer.inWritingLoop };
  const types: (Typed | undefined)[] = [];
  analyzer.returned = { target, types };
  const last = visitStatements(analyzer, body, target);
  if (body.result) types.push(last);
  Object.assign(analyzer, around);
  return types;
}

function visitStatement(analyzer: Analyzer, statement: Statement): void {
  switch (statement.kind) {
    case 'local':
      visitVariable(analyzer, statement.variable, 'local');
      return;
    case 'localFunction':
      return visitMethod(analyzer, statement.function, false);
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
      return;
    case 'return':
      analyzer.returned?.types.push(analyzer.visit(analyzer, statement.value, analyzer.returned.target));
      return;
    case 'loop':
      return visitLoop(analyzer, statement);
    case 'try':
      visitStatements(analyzer, statement.body);
      for (const { name, type, body } of statement.catches) {
        analyzer.variables.set(name, { node: analyzer.graph.typeNode(type), type, steady: true });
        visitStatements(analyzer, body);
      }
      if (statement.finally) visitStatements(analyzer, statement.finally);
      return;
    case 'break':
    case 'continue':
  }
}

function visitLoop(analyzer: Analyzer, { id, name, type, over, body }: LoopStatement): void {
  const around = analyzer.inWritingLoop;
  const node = declareNode(analyzer, name, type);
  if (over.kind === 'elements') {
    const site = addSite(analyzer, { kind: 'loopVariable', id, nodes: [node] });
    const array = analyzer.visit(analyzer, over.array);
    const isSame = array?.type === over.array.type;
    if (isSame) analyzer.graph.connect(node, 'inferred', elementOf(analyzer, type, array));
    analyzer.variables.set(name, { node, type, steady: isSame, ...(site && { site }) });
  } else analyzer.variables.set(name, { node, type, steady: true });
  const written = writtenIn(body);
  // A turn begins with what the one before left.
  for (const each of written) {
    const known = analyzer.variables.get(each);
    if (known && analyzer.inference.flowTyping) known.steady = known.site?.kind === 'global';
  }
  analyzer.inWritingLoop ||= written.length > 0;
  visitStatements(analyzer, body);
  analyzer.inWritingLoop = around;
}

// An element has its type as long as the array has its own.
function elementOf({ graph }: Analyzer, type: Known['type'], array: Typed): number {
  const node = graph.add('type', '', type);
  graph.connect(node, 'defined', array.node);
  return node;
}

function writtenIn({ statements }: Block): string[] {
  return statements.flatMap((each) =>
    each.kind === 'assign' && each.target.kind === 'variable'
      ? [each.target.name]
      : innerBlocks(each).flatMap((block) => writtenIn(block)),
  );
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
  if (site && analyzer.inWritingLoop && inference.circularLoops) analyzer.blocked.add(site);
  if (inference.noFunctionsWithin && ['lambda', 'reference', 'constructor'].includes(value.kind))
    for (const each of analyzer.valued) analyzer.blocked.add(each);
  if (site) analyzer.valued.push(site);
  const typed = analyzer.visit(analyzer, value, { type, open: closed, ...(site && { from: site }) });
  if (site) analyzer.valued.pop();
  // The type of a literal stays as narrow as it is in a constant.
  const isNarrow = inference.literalTypes !== undefined && typed?.literal === true && !mutable;
  if (typed && !isNarrow) graph.connect(node, 'inferred', typed.node);
  const steady = kind === 'global' || !inference.flowTyping || isSame(analyzer, typed, type);
  analyzer.variables.set(name, { node, type, steady, ...(site && { site }) });
}

function isSame({ inference }: Analyzer, typed: Typed | undefined, type: Known['type']): boolean {
  return typed?.type === type && !(inference.literalTypes && typed.literal);
}

/** A name for a variable that is known to hold something narrower: what a compiler knows of it may be yet another type. */
export function bindKnown(analyzer: Analyzer, { name, type }: KnownValue): void {
  const steady = !analyzer.inference.flowTyping;
  analyzer.variables.set(name, { node: analyzer.graph.typeNode(type), type, steady });
}

function visitAssignment(analyzer: Analyzer, { target, value, known: narrower }: AssignStatement): void {
  if (target.kind === 'field') {
    analyzer.visit(analyzer, target.receiver);
    analyzer.visit(analyzer, value, { type: target.type, open: closed });
    return;
  }
  if (narrower) bindKnown(analyzer, narrower);
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

/** Looks at a method, or a function wherever it stands. */
export function visitMethod(analyzer: Analyzer, method: MethodDeclaration, isMember: boolean): void {
  const { id, name, parameters, result, body, overloaded, overrides } = method;
  for (const { name: parameter, type, vararg, default: value } of parameters) {
    if (value) analyzer.visit(analyzer, value, { type, open: closed });
    const node = declareNode(analyzer, parameter, type);
    analyzer.variables.set(parameter, { node, type, steady: !vararg });
  }
  if (!body) return;
  withUses(analyzer, name, () => {
    const node = declareNode(analyzer, `${name}.ret`, result);
    const isAllowed =
      body.result !== undefined &&
      !overloaded &&
      earlyResults(body).length === 0 &&
      !(analyzer.inference.expressionBodies && body.statements.length > 0);
    const site = isAllowed ? addSite(analyzer, { kind: 'result', id, nodes: [node], name }) : undefined;
    if (site && analyzer.inWritingLoop && analyzer.inference.circularLoops) analyzer.blocked.add(site);
    const { comparisons } = analyzer;
    const [typed] = visitBody(analyzer, body, { type: result, open: closed, ...(site && { from: site }) });
    if (typed) analyzer.graph.connect(node, 'inferred', typed.node);
    else if (overrides && body.result && analyzer.inference.joinsResults) connectBranches(analyzer, node, body.result);
    const isSimple = analyzer.comparisons === comparisons && analyzer.using?.size === 0;
    if (site && isMember && analyzer.inference.structural && !isSimple) analyzer.blocked.add(site);
  });
}

// The values between which the result is chosen, if the types of all are certain.
function connectBranches(analyzer: Analyzer, node: number, result: Expression): void {
  if (result.kind !== 'conditional') return;
  const types = [result.then, result.otherwise].map(({ id }) => analyzer.types.get(id));
  if (types.includes(undefined)) return;
  for (const type of types) if (type) analyzer.graph.connect(node, 'inferred', analyzer.graph.typeNode(type));
}

/** Remembers which names are used where the type of another one is found out, and by what is around it. */
export function withUses(analyzer: Analyzer, name: string, visit: () => void): void {
  const before = analyzer.using;
  let using = analyzer.uses.get(name);
  if (!using) {
    using = new Set();
    analyzer.uses.set(name, using);
  }
  analyzer.using = using;
  visit();
  analyzer.using = before;
  for (const each of using) before?.add(each);
}
