import type {
  ArrayExpression,
  Expression,
  FieldExpression,
  GuardedCase,
  InvokeExpression,
  LambdaExpression,
  MatchExpression,
  OrElseExpression,
  Pattern,
  TupleExpression,
} from '../program/expression.js';
import { invokedShape, lambdaShape } from '../types/function-shape.js';
import { seenThrough } from '../types/approximate.js';
import type { Type } from '../types/type.js';
import { type Analyzer, addSite, closed, declareNode, type Target, type Typed } from './analysis.js';
import { viewOfReceiver, visitCall, visitNew } from './calls.js';
import { declaredPart, openNode } from './link.js';
import { bindKnown, visitBody, visitStatements } from './statements.js';

/** Looks at an expression; gives the type that a compiler finds for it where nothing is wanted, if that is certain. */
export function visitExpression(analyzer: Analyzer, expression: Expression, target?: Target): Typed | undefined {
  const typed = visit(analyzer, expression, target);
  if (typed) analyzer.types.set(expression.id, typed.type);
  return typed;
}

function visit(analyzer: Analyzer, expression: Expression, target?: Target): Typed | undefined {
  const { graph, inference } = analyzer;
  const inner = inference.noTargetWithin ? undefined : target;
  const plain = (type: Type): Typed => ({ type, node: graph.typeNode(type) });
  switch (expression.kind) {
    case 'literal':
      return { ...plain(unboxed(analyzer, expression.type)), literal: true };
    case 'constant':
    case 'null':
      analyzer.comparisons++;
      // Null alone says nothing about what it is given to.
      return expression.type.kind === 'bottom' ? undefined : plain(expression.type);
    case 'variable':
      return readVariable(analyzer, expression.name);
    case 'this':
      return inference.noOwnThis ? undefined : plain(expression.type);
    case 'field':
      return visitField(analyzer, expression);
    case 'staticField':
      analyzer.using?.add(expression.name);
      // A constant of an enum has a type of its own, as a literal has.
      return inference.literalTypes && analyzer.index.classes.get(expression.owner)?.constants
        ? { ...plain(expression.type), literal: true }
        : plain(expression.type);
    case 'call':
      return visitCall(analyzer, expression, target);
    case 'new':
      return visitNew(analyzer, expression, target);
    case 'invoke':
      return visitInvoke(analyzer, expression);
    case 'binary':
      if (expression.left.type.kind === 'class') analyzer.comparisons++;
      visitExpression(analyzer, expression.left);
      visitExpression(analyzer, expression.right);
      return plain(unboxed(analyzer, expression.type));
    case 'not':
      visitExpression(analyzer, expression.operand);
      return plain(unboxed(analyzer, expression.type));
    case 'conditional':
      visitExpression(analyzer, expression.condition);
      return join(analyzer, [
        visitExpression(analyzer, expression.then, inner),
        visitExpression(analyzer, expression.otherwise, inner),
      ]);
    case 'lambda':
      return visitLambda(analyzer, expression, target);
    case 'reference':
      analyzer.using?.add(expression.name);
      if (expression.callee.kind === 'object') visitExpression(analyzer, expression.callee.receiver);
      return undefined;
    case 'constructor':
      return undefined;
    case 'test':
      visitExpression(analyzer, expression.variable);
      bindKnown(analyzer, { name: expression.binding, type: expression.to });
      return plain(unboxed(analyzer, expression.type));
    case 'smartCast':
      visitExpression(analyzer, expression.variable);
      bind(analyzer, { kind: 'type', type: expression.to, binding: expression.binding });
      return join(analyzer, [
        visitExpression(analyzer, expression.then, inner),
        visitExpression(analyzer, expression.otherwise, inner),
      ]);
    case 'match':
      return visitMatch(analyzer, expression, inner);
    case 'array':
      return visitArray(analyzer, expression, target);
    case 'tuple':
      return visitTuple(analyzer, expression, target);
    case 'orElse':
      return visitOrElse(analyzer, expression);
    case 'block':
      return visitStatements(analyzer, expression, target);
  }
}

// A literal or the result of an operator is a primitive value where the language has such.
function unboxed({ hierarchy }: Analyzer, type: Type): Type {
  for (const [name, box] of hierarchy.boxes) if (box === type) return hierarchy.table.primitive(name);
  return type;
}

function readVariable(analyzer: Analyzer, name: string): Typed | undefined {
  const known = analyzer.variables.get(name);
  if (!known) return undefined;
  if (known.site?.name !== undefined) analyzer.using?.add(known.site.name);
  return known.steady ? { type: known.type, node: known.node } : undefined;
}

function visitField(analyzer: Analyzer, { receiver, owner, name, type }: FieldExpression): Typed | undefined {
  const typed = visitExpression(analyzer, receiver);
  if (typed === undefined || !showsMembersExactly(typed.type)) return undefined;
  // The receiver may be of a class below the one that the type of the expression follows from, with other type arguments.
  const declared = analyzer.index.classes.get(owner)?.fields.find((each) => each.name === name);
  const view = viewOfReceiver(analyzer, receiver.type, owner);
  const seen = (declared && view && seenThrough(analyzer.hierarchy, declared.type, view)) ?? type;
  return { type: seen, node: analyzer.graph.typeNode(seen) };
}

// Members are captured through projections, and the bound of a type parameter may hold some.
function showsMembersExactly(type: Type): boolean {
  return type.kind !== 'parameter' && (type.kind !== 'class' || type.args.every(({ kind }) => kind !== 'projection'));
}

function visitInvoke(analyzer: Analyzer, expression: InvokeExpression): Typed | undefined {
  const typed = visitExpression(analyzer, expression.function);
  const isExact = showsMembersExactly(expression.function.type);
  const shape = isExact ? invokedShape(analyzer.hierarchy, expression.function.type) : undefined;
  if (expression.arguments.length > 0) analyzer.comparisons++;
  expression.arguments.forEach((value, i) => {
    const formal = shape?.parameters[i];
    visitExpression(analyzer, value, formal && { type: formal, open: closed, ofArgument: true });
  });
  const { type } = expression;
  return typed && shape ? { type, node: analyzer.graph.typeNode(type) } : undefined;
}

// Several values of which one is taken: only where all are of one type is it certain what they have in common. What never
// returns is none of them.
function join({ graph, inference }: Analyzer, branches: readonly (Typed | undefined)[]): Typed | undefined {
  const values = branches.filter((each) => each?.type.kind !== 'bottom');
  const [first] = values;
  if (!first || values.some((each) => each?.type !== first.type)) return undefined;
  if (inference.literalTypes && values.some((each) => each?.literal)) return undefined;
  const node = graph.add('declaration', 'choice', first.type);
  for (const each of values) if (each) graph.connect(node, 'inferred', each.node);
  return { type: first.type, node };
}

function visitLambda(analyzer: Analyzer, lambda: LambdaExpression, target?: Target): Typed | undefined {
  const { graph, inference, hierarchy } = analyzer;
  const shape = target && lambdaShape(hierarchy, target.type);
  const nodes = lambda.parameters.map(({ name, type }, i) => {
    const node = declareNode(analyzer, name, type);
    const wanted = shape?.parameters[i];
    if (target && wanted)
      graph.connect(
        node,
        'inferred',
        openNode(analyzer, wanted, target.open) ?? declaredPart(analyzer, wanted, target.from),
      );
    analyzer.variables.set(name, { node, type, steady: true });
    return node;
  });
  if (nodes.length > 0) addSite(analyzer, { kind: 'lambdaParameters', id: lambda.id, nodes });
  const isHandedOn = shape !== undefined && target !== undefined && !inference.noTargetWithin;
  const values = visitBody(analyzer, lambda.body, isHandedOn ? { ...target, type: shape.result } : undefined);
  const typed = values.length === 1 ? values[0] : join(analyzer, values);
  if (inference.noOwnLambdas || lambda.type.kind !== 'function' || !typed || typed.literal) return undefined;
  const type = hierarchy.table.functionType(
    lambda.parameters.map((each) => each.type),
    typed.type,
  );
  return { type, node: graph.typeNode(type) };
}

function visitMatch(analyzer: Analyzer, match: MatchExpression, target?: Target): Typed | undefined {
  visitExpression(analyzer, match.subject);
  const values = match.cases.flatMap(({ pattern, before, value }) => {
    const guarded = before && visitGuarded(analyzer, before, target);
    bind(analyzer, pattern);
    const plain = visitExpression(analyzer, value, target);
    return before ? [guarded, plain] : [plain];
  });
  if (match.otherwise) values.push(visitExpression(analyzer, match.otherwise, target));
  return join(analyzer, values);
}

function visitGuarded(analyzer: Analyzer, { pattern, guard, value }: GuardedCase, target?: Target): Typed | undefined {
  bind(analyzer, pattern);
  visitExpression(analyzer, guard);
  return visitExpression(analyzer, value, target);
}

// What a pattern binds is the subject itself, narrowed, where variables have the types of their values.
function bind(analyzer: Analyzer, pattern: Pattern): void {
  const add = (name: string, type: Type) => bindKnown(analyzer, { name, type });
  if (pattern.kind === 'type') add(pattern.binding, pattern.type);
  if (pattern.kind !== 'record') return;
  for (const { binding, type, inside } of pattern.components) {
    if (inside) bind(analyzer, inside);
    else add(binding, type);
  }
}

function visitArray(analyzer: Analyzer, { type, elements }: ArrayExpression, target?: Target): Typed | undefined {
  const element = type.kind === 'array' ? type.element : undefined;
  const isOwn = !analyzer.inference.noOwnArrays;
  // Elements of an array that is written without its type know only what is wanted of the array.
  const wanted = target?.type.kind === 'array' ? target.type.element : undefined;
  const inner = isOwn ? element && { type: element, open: closed } : target && wanted && { ...target, type: wanted };
  for (const each of elements) visitExpression(analyzer, each, inner);
  return isOwn ? { type, node: analyzer.graph.typeNode(type) } : undefined;
}

function visitTuple(analyzer: Analyzer, { elements }: TupleExpression, target?: Target): Typed | undefined {
  const wanted = target?.type.kind === 'tuple' ? target.type.elements : [];
  const typed = elements.map((each, i) => {
    const type = wanted[i];
    return visitExpression(analyzer, each, target && type && { ...target, type });
  });
  if (analyzer.inference.noOwnTuples || typed.includes(undefined)) return undefined;
  const type = analyzer.hierarchy.table.tuple(typed.map((each) => (each as Typed).type));
  return { type, node: analyzer.graph.typeNode(type) };
}

function visitOrElse(analyzer: Analyzer, { value, otherwise, type }: OrElseExpression): Typed | undefined {
  const first = visitExpression(analyzer, value);
  const second = visitExpression(analyzer, otherwise);
  const isOne = second?.type === type || second?.type.kind === 'bottom';
  const isCertain = first?.type.kind === 'nullable' && first.type.of === type && isOne && type.kind !== 'parameter';
  const isLiteral = analyzer.inference.literalTypes && second?.literal;
  return isCertain && !isLiteral ? { type, node: analyzer.graph.typeNode(type) } : undefined;
}
