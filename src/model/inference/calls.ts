import { constructorBy, constructorsTaking, parameterAt } from '../program/constructors.js';
import { type CallExpression, type Expression, isCapturing, type NewExpression } from '../program/expression.js';
import type { MethodDeclaration } from '../program/program.js';
import { calledMethods } from '../program/program-index.js';
import { seenThrough, type View, viewOf } from '../types/approximate.js';
import { constructorOf, memberTypes, selfType, type TypeParameter } from '../types/hierarchy.js';
import type { Substitution } from '../types/substitute.js';
import { viewAs } from '../types/subtype.js';
import { mentions, type Type, type TypeArgument } from '../types/type.js';
import { type Analyzer, addSite, closed, declareNode, type Open, type Target, type Typed } from './analysis.js';
import { declaredPart, type Found, linkToArgument, linkToTarget, openNode } from './link.js';

/** What is instantiated by a call or a new object, and what it takes and gives in terms of its type parameters. */
interface Instantiation {
  readonly id: number;
  readonly name: string;
  readonly typeParameters: readonly TypeParameter[];
  readonly types: readonly Type[];
  readonly formals: readonly (Type | undefined)[];
  readonly given: readonly Expression[];
  readonly result: Type;
  readonly isNew: boolean;
}

/** A new object, whose class has the type parameters. */
export function visitNew(analyzer: Analyzer, expression: NewExpression, target?: Target): Typed | undefined {
  const { hierarchy, index } = analyzer;
  const { name, args } = expression.type;
  const { parameters } = constructorOf(hierarchy, name);
  const { by, arguments: given } = expression;
  const declaration = index.classes.get(name);
  const ofLibrary = index.library.get(name)?.constructors.find((each) => each.name === by?.name);
  const isOverloaded = declaration && constructorsTaking(declaration, given.length).length > 1;
  if (isOverloaded || ofLibrary?.overloaded) {
    // The arguments say which constructor is meant.
    for (const value of given) analyzer.visit(analyzer, value);
    return { type: expression.type, node: analyzer.graph.typeNode(expression.type) };
  }
  const signature = ofLibrary ?? (declaration && constructorBy(declaration, by));
  return instantiate(
    analyzer,
    {
      id: expression.id,
      name,
      // The type parameters of a constructor are inferred together with those of its class (JLS 15.9.3).
      typeParameters: [...parameters, ...(signature?.typeParameters ?? [])],
      types: [...(args as readonly Type[]), ...(by?.typeArguments ?? [])],
      formals: given.map((_, i) => signature && parameterAt(signature, i)),
      given,
      result: selfType(hierarchy, name),
      isNew: true,
    },
    { target, type: expression.type },
  );
}

/** A call of a method or a function. */
export function visitCall(analyzer: Analyzer, call: CallExpression, target?: Target): Typed | undefined {
  const receiver = call.callee.kind === 'object' ? analyzer.visit(analyzer, call.callee.receiver) : undefined;
  analyzer.using?.add(call.name);
  const called = calledMethods(analyzer.index, call);
  // Functions are overloaded only where overwriting made their call wrong: the last one says as much as the others.
  const methods = call.callee.kind === 'function' ? called.slice(-1) : called;
  const [method] = methods;
  const view =
    call.callee.kind === 'object' ? viewOfReceiver(analyzer, call.callee.receiver.type, call.callee.owner) : plain;
  const free = new Set(method?.typeParameters.map(({ name }) => name));
  // An overloaded method wants what the arguments say, and in a call of itself a method's type parameters have two meanings.
  const isOverloaded = methods.length !== 1 || isConfusable(analyzer, call);
  const isPlainCall = !isOverloaded && view !== undefined && !hides(view, free);
  if (isCapturing(call)) {
    // The arguments say what the type arguments are, so they keep all their types.
    for (const { value } of call.arguments) {
      const site = analyzer.visit(analyzer, value)?.site;
      if (site) analyzer.blocked.add(site);
    }
    return undefined;
  }
  if (!method || !isPlainCall) {
    for (const { value } of call.arguments) analyzer.visit(analyzer, value);
    return undefined;
  }
  const seen = (type: Type) => seenThrough(analyzer.hierarchy, type, view);
  const result = seen(method.result);
  const typed = instantiate(
    analyzer,
    {
      id: call.id,
      name: call.name,
      typeParameters: method.typeParameters,
      types: call.typeArguments as readonly Type[],
      // What is wanted of a member is of a captured type, of which an argument learns nothing.
      formals: formalsOf(method, call).map((type) => type && (mentions(type, view.projected) ? undefined : seen(type))),
      given: call.arguments.map(({ value }) => value),
      result: result ?? call.type,
      isNew: false,
    },
    { target, type: call.type },
  );
  const isKnown = call.callee.kind !== 'object' || (receiver !== undefined && view.projected.size === 0);
  return isKnown && result ? typed : undefined;
}

// Of a library only the methods that are used are known.
function isConfusable({ index }: Analyzer, { callee, name }: CallExpression): boolean {
  return callee.kind !== 'function' && index.library.get(callee.owner)?.confusable.includes(name) === true;
}

const plain: View = { exact: new Map(), projected: new Map() };

function hides({ exact, projected }: View, free: ReadonlySet<string>): boolean {
  return [...exact.values(), ...projected.values()].some((type) => mentions(type, free));
}

/** What the members that a class declares are seen through, in an object of such a type. */
export function viewOfReceiver(analyzer: Analyzer, type: Type, owner: string): View | undefined {
  const { hierarchy } = analyzer;
  for (const each of memberTypes(hierarchy, type)) {
    const seen = viewAs(hierarchy, each, owner);
    if (seen) return viewOf(hierarchy, seen);
  }
  return undefined;
}

// Several arguments may go to the last parameter, and named ones to any.
function formalsOf({ parameters }: MethodDeclaration, call: CallExpression): (Type | undefined)[] {
  return call.arguments.map(({ name }, i) => {
    if (name !== undefined) return parameters.find((each) => each.name === name)?.type;
    return (parameters[i] ?? parameters.at(-1))?.type;
  });
}

// A tuple says that the type parameter may be an array.
const mayBeLiteral: ReadonlySet<Expression['kind']> = new Set<Expression['kind']>([
  'literal',
  'tuple',
  'staticField',
  'conditional',
  'smartCast',
  'match',
  'orElse',
]);

function instantiate(
  analyzer: Analyzer,
  made: Instantiation,
  { target, type }: { target: Target | undefined; type: Type },
): Typed {
  const { graph } = analyzer;
  const { typeParameters, given, formals, isNew } = made;
  if (given.length > 0) analyzer.comparisons++;
  if (typeParameters.length === 0) {
    given.forEach((value, i) => {
      const formal = formals[i];
      analyzer.visit(analyzer, value, formal && { type: formal, open: closed, ofArgument: true });
    });
    return { type, node: graph.typeNode(type) };
  }
  const own = instances(analyzer, made);
  // What is wanted of a result that is the type parameter itself is only above it; arguments may say what is below.
  const isBare = made.result.kind === 'parameter';
  const counts = ({ parameter }: Found) =>
    !given.some((_, i) => {
      const formal = formals[i];
      const isSaid = formal && mentions(formal, { has: (name) => name === parameter });
      return isSaid && (analyzer.inference.argumentsFirst || (isBare && !isInvariantIn(analyzer, formal)));
    });
  // A value of a type with projections has a captured type, which is no type that can be written (JLS 5.1.10).
  const isWritten = made.types.some(containsProjection);
  const nodes = [...own.nodes.values()];
  const isKept = isWritten || (isNew && isNoDiamond(analyzer, made, target));
  const site = isKept ? undefined : addSite(analyzer, { kind: 'typeArguments', id: made.id, nodes });
  const wanted = target ? linkToTarget(analyzer, made.result, own, target).filter(counts) : [];
  connect(analyzer, own, wanted);
  const said: { readonly at: number; readonly found: readonly Found[] }[] = [];
  const views: { readonly at: number; readonly open: Open }[] = [];
  given.forEach((value, at) => {
    const formal = formals[at];
    if (!formal) {
      analyzer.visit(analyzer, value);
      return;
    }
    const isOpen = mentions(formal, own.nodes);
    const open = isOpen ? instances(analyzer, made, at) : closed;
    if (isOpen) {
      views.push({ at, open });
      site?.parts.push(...open.nodes.values());
      connect(analyzer, open, wanted);
    }
    const typed = analyzer.visit(analyzer, value, { type: formal, open, ofArgument: true });
    // Whether the type of a literal is widened depends on all that is said of the type parameter.
    if (site && analyzer.inference.literalTypes && formal.kind === 'parameter' && mayBeLiteral.has(value.kind))
      analyzer.blocked.add(site);
    if (isOpen && typed) said.push({ at, found: linkToArgument(analyzer, formal, own, typed) });
    const isWithin = isNew && value.kind === 'new' && isSaidAgain(formal, formals.slice(at + 1));
    if (isWithin && analyzer.inference.noDiamondsWithin && typed) nodes.push(...keptWith(analyzer, typed));
    if (analyzer.inference.noDiamondsBelowArguments && typed?.site && isBelowArgument(made, formal, value))
      analyzer.blocked.add(typed.site);
  });
  for (const { found } of said) connect(analyzer, own, found);
  for (const { at, open } of views)
    for (const other of said)
      if (other.at < at || (other.at > at && !analyzer.inference.leftToRight)) connect(analyzer, open, other.found);
  return { ...resultOf(analyzer, made.result, own, type), site };
}

// Whether a new object keeps its type arguments, whatever else is known of them.
function isNoDiamond(analyzer: Analyzer, made: Instantiation, target: Target | undefined): boolean {
  const { inference, handingOn } = analyzer;
  const { name, types, formals } = made;
  if (inference.noDiamondsOfArrays && types.some(({ kind }) => kind === 'array')) return true;
  if (inference.noDiamondsAfterLowerBounds && formals.some((each, i) => isConsumedAgain(each, formals.slice(i + 1))))
    return true;
  if (inference.noDiamondsForOtherArguments && target && isSeenWithOthers(analyzer, made, target.type)) return true;
  return inference.noOwnDiamondsHandedOn !== undefined && handingOn === name;
}

// Whether a parameter takes what is above a type parameter, which the types of others behind it mention.
function isConsumedAgain(formal: Type | undefined, behind: readonly (Type | undefined)[]): boolean {
  const above = formal?.kind === 'class' ? formal.args : [];
  return above.some((arg) => arg.kind === 'projection' && arg.variance === 'in' && isSaidAgain(arg.of, behind));
}

// Whether the class that is wanted has as many type arguments as the one that is made, and others.
function isSeenWithOthers({ hierarchy }: Analyzer, { result, given }: Instantiation, wanted: Type): boolean {
  if (given.length === 0 || wanted.kind !== 'class' || result.kind !== 'class') return false;
  const seen = viewAs(hierarchy, result, wanted.name)?.args ?? [];
  return seen.length === result.args.length && seen.some((arg, i) => arg !== result.args[i]);
}

// Whether a parameter is of a type parameter's type, which the types of others behind it mention.
function isSaidAgain(formal: Type, behind: readonly (Type | undefined)[]): boolean {
  if (formal.kind !== 'parameter') return false;
  return behind.some((type) => type && mentions(type, { has: (name) => name === formal.name }));
}

// Whether a call gives a new object to a type parameter that stands for another class.
function isBelowArgument({ isNew, typeParameters, types }: Instantiation, formal: Type, value: Expression): boolean {
  if (isNew || value.kind !== 'new' || formal.kind !== 'parameter') return false;
  const type = types[typeParameters.findIndex(({ name }) => name === formal.name)];
  return type?.kind === 'class' && type.name !== value.type.name;
}

// A node that a place needs and that the types of its argument tell: only one of the two can be left out.
function keptWith(analyzer: Analyzer, { type, site }: Typed): number[] {
  if (!site || !mentions(type, { has: () => true })) return [];
  const node = declareNode(analyzer, 'argument', type);
  analyzer.graph.connect(node, 'inferred', declaredPart(analyzer, type, site));
  return [node];
}

// Whether what a type mentions must be the same, and not above or below.
function isInvariantIn({ hierarchy }: Analyzer, type: Type): boolean {
  if (type.kind !== 'class') return false;
  const { parameters, functional } = constructorOf(hierarchy, type.name);
  return (
    !functional && !type.args.some(containsProjection) && parameters.every(({ variance }) => variance === 'invariant')
  );
}

function containsProjection(type: TypeArgument): boolean {
  return type.kind === 'projection' || (type.kind === 'class' && type.args.some(containsProjection));
}

function connect({ graph }: Analyzer, { nodes }: Open, found: readonly Found[]): void {
  for (const { parameter, node } of found) {
    const from = nodes.get(parameter);
    if (from !== undefined) graph.connect(from, 'inferred', node);
  }
}

// The type parameters as a place instantiates them; `at` tells how one of its arguments sees them.
function instances({ graph }: Analyzer, { id, typeParameters, types }: Instantiation, at?: number): Open {
  const nodes = new Map<string, number>();
  const by = new Map<string, Type>();
  typeParameters.forEach(({ name }, i) => {
    const type = types[i] as Type;
    const node = graph.add('parameter', `${name}:${id}${at === undefined ? '' : `/${at + 1}`}`, type);
    graph.connect(node, 'declared', graph.typeNode(type));
    nodes.set(name, node);
    by.set(name, type);
  });
  return { nodes, types: by satisfies Substitution };
}

function resultOf(analyzer: Analyzer, result: Type, open: Open, type: Type): Typed {
  const node = openNode(analyzer, result, open) ?? analyzer.graph.typeNode(type);
  if (result.kind !== 'class') return { type, node };
  const args = result.args.map((arg) => (arg.kind === 'projection' ? undefined : openNode(analyzer, arg, open)));
  return { type, node, args };
}
