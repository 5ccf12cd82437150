import { mentions, parameterLabel, type Type, type TypeArgument } from '../types/type.js';
import { type CallExpression, type Callee, type Expression, isCapturing, type Statement } from './expression.js';
import type { Feature } from './feature.js';
import type { ClassDeclaration, MethodDeclaration, Program } from './program.js';
import { calledMethods, indexProgram, type ProgramIndex } from './program-index.js';
import { partsOfType, traverse } from './traverse.js';

/** What can be counted about a program. */
export interface ProgramFacts {
  readonly features: ReadonlySet<Feature>;
  /** The features that meet in each method, those of the class around it included. */
  readonly methods: readonly ReadonlySet<Feature>[];
  readonly calls: number;
  /** Calls of a generic method, or of a method of a generic class. */
  readonly genericCalls: number;
}

/** Finds out which features a program uses, by looking at it and not by how it was made. */
export function factsOf(program: Program): ProgramFacts {
  const all = new Set<Feature>(program.main ? ['main'] : []);
  const methods: Set<Feature>[] = [];
  const index = indexProgram(program);
  const { classes } = index;
  // What is found belongs to the program, and to the method that it is found in.
  let features = all;
  const around: Set<Feature>[] = [];
  let calls = 0;
  let genericCalls = 0;
  traverse(program, {
    class: (declaration) => addAll(all, classFeatures(declaration)),
    method: (method, owner) => {
      around.push(features);
      features = new Set([...methodFeatures(method, owner), ...(owner ? classFeatures(owner) : [])]);
      // What is found in a function within a method is found in the method.
      if (around.length === 1) methods.push(features);
    },
    leaveMethod: () => {
      const outer = around.pop() ?? all;
      addAll(outer, features);
      features = outer;
    },
    parameter: ({ vararg, default: value }) => {
      if (vararg) features.add('varargs');
      if (value) features.add('defaultParameters');
    },
    typeParameter: ({ name, variance, bound }) => {
      if (variance !== 'invariant') features.add('declarationVariance');
      if (bound) features.add('boundedParameters');
      if (bound && isFunction(bound, classes)) features.add('functionBounds');
      if (bound?.kind === 'intersection') features.add('severalBounds');
      if (bound && mentions(bound, { has: (each) => each === name })) features.add('recursiveBounds');
      if (bound && containsProjection(bound)) features.add('projectedBounds');
    },
    type: (type) => addAll(features, typeFeatures(type)),
    variable: ({ value }) => {
      if (isBareNull(value)) features.add('nullVariables');
    },
    statement: (statement) => {
      const own = statementFeature[statement.kind];
      if (own) features.add(own);
      if (statement.kind === 'assign' && isBareNull(statement.value)) features.add('nullVariables');
      if (statement.kind === 'assign' && statement.known) features.add('flowTypes');
    },
    expression: (expression) => {
      addAll(features, expressionFeatures(expression, classes));
      for (const type of shownTypes(expression)) addAll(features, givenFeatures(type));
      const isMade = ['lambda', 'reference', 'constructor'].includes(expression.kind);
      if (isMade && isFunction(expression.type, classes)) features.add('functionTypes');
      if (isMade && expression.type.kind === 'class' && expression.type.args.some(({ kind }) => kind === 'projection'))
        features.add('projectedLambdas');
      if (expression.kind !== 'call') return;
      if (isCapturing(expression)) features.add('captures');
      if (isGivenThroughProjection(expression, index)) features.add('projectedArguments');
      calls++;
      if (isGenericCall(expression, classes)) genericCalls++;
    },
  });
  if (program.aliases && program.aliases.length > 0) all.add('typeAliases');
  return { features: all, methods, calls, genericCalls };
}

// Where a language has no function types, functional interfaces of its library take their place.
function isFunction(type: Type, classes: ReadonlyMap<string, ClassDeclaration>): boolean {
  if (type.kind !== 'class') return type.kind === 'function';
  return !classes.has(type.name) && type.args.length > 0 && type.name !== 'Comparable';
}

function addAll<T>(to: Set<T>, items: Iterable<T>): void {
  for (const item of items) to.add(item);
}

function isGenericCall(
  { typeArguments, callee }: CallExpression,
  classes: ReadonlyMap<string, ClassDeclaration>,
): boolean {
  const owner = callee.kind === 'object' ? classes.get(callee.owner) : undefined;
  return typeArguments.length > 0 || (owner?.typeParameters.length ?? 0) > 0;
}

// Whether an argument goes to a parameter whose type the projections of the receiver hide.
function isGivenThroughProjection(call: CallExpression, index: ProgramIndex): boolean {
  const { callee } = call;
  if (callee.kind !== 'object' || callee.receiver.type.kind !== 'class') return false;
  const { name, args } = callee.receiver.type;
  const own = index.classes.get(name)?.typeParameters ?? [];
  const projected = new Set(own.filter((_, i) => args[i]?.kind === 'projection').map((each) => each.name));
  if (projected.size === 0 || name !== callee.owner) return false;
  return calledMethods(index, call).some(({ parameters }) => parameters.some(({ type }) => mentions(type, projected)));
}

function classFeatures(declaration: ClassDeclaration): Feature[] {
  const { form, placement, typeParameters, interfaces, fields, methods, staticFields } = declaration;
  const found: Feature[] = [];
  if (typeParameters.length > 0) found.push('genericClasses');
  if (form === 'abstract') found.push('abstractClasses');
  if (form === 'interface') found.push('interfaces');
  if (form === 'record') found.push('records');
  if (form === 'enum') found.push('enums');
  if (declaration.sealed) found.push('sealedHierarchies');
  if (declaration.sealed && typeParameters.length > 0) found.push('genericMatches');
  if (declaration.functional) found.push('functionalInterfaces');
  if (placement === 'nested') found.push('nestedClasses');
  if (placement === 'inner') found.push('innerClasses');
  if (interfaces.length > 1) found.push('severalInterfaces');
  if (staticFields.length > 0) found.push('staticMembers');
  if (declaration.constructors?.length) found.push('secondaryConstructors');
  if (declaration.constructors?.some((each) => each.typeParameters.length > 0)) found.push('genericConstructors');
  if ([...fields, ...methods].some(({ access }) => access !== 'public')) found.push('accessModifiers');
  return found;
}

function methodFeatures(method: MethodDeclaration, owner: ClassDeclaration | undefined): Feature[] {
  const found: Feature[] = [];
  if (method.typeParameters.length > 0) found.push('genericMethods');
  if (isUnit(method.result)) found.push('unitResults');
  if (method.result.kind === 'bottom') found.push('nothing');
  if (method.static) found.push('staticMembers');
  if (owner && !method.static && hides(method, owner)) found.push('shadowing');
  if (method.overloaded) found.push('overloads');
  if (method.throws?.length) found.push('checkedExceptions');
  if (owner?.form === 'interface' && method.body) found.push('defaultMethods');
  return found;
}

// A type parameter of the class has the same name, and cannot be named in the method.
function hides(method: MethodDeclaration, owner: ClassDeclaration): boolean {
  const labels = owner.typeParameters.map(({ name }) => parameterLabel(name));
  return method.typeParameters.some(({ name }) => labels.includes(parameterLabel(name)));
}

const bigNumbers: ReadonlySet<string> = new Set(['BigInteger', 'BigDecimal', 'BigInt', 'bigint']);

function typeFeatures(type: TypeArgument): Feature[] {
  switch (type.kind) {
    case 'projection':
      return type.star ? ['useSiteVariance', 'starProjections'] : ['useSiteVariance'];
    case 'class':
      if (bigNumbers.has(type.name)) return ['bigNumbers'];
      if (type.name === 'Closure') return ['closures'];
      return type.args.some((arg) => partsOfType(arg).some(containsProjection)) ? ['nestedProjections'] : [];
    case 'function':
      return ['functionTypes'];
    case 'array':
      return type.element.kind === 'class' && type.element.args.length > 0 ? ['arrays', 'genericArrays'] : ['arrays'];
    case 'primitive':
      return isUnit(type) ? [] : ['primitives'];
    case 'nullable':
      return ['nullableTypes'];
    case 'tuple':
      return ['tuples'];
    default:
      return [];
  }
}

// A projection within another type argument may follow from declarations that have none.
function givenFeatures(type: TypeArgument): Feature[] {
  const own = typeFeatures(type).filter((feature) => feature !== 'nestedProjections');
  return [...own, ...partsOfType(type).flatMap(givenFeatures)];
}

// The types that an expression itself shows. What a call captures cannot be written.
function shownTypes(expression: Expression): readonly TypeArgument[] {
  if (expression.kind === 'call') return isCapturing(expression) ? [] : expression.typeArguments;
  return expression.kind === 'new' ? [expression.type, ...(expression.by?.typeArguments ?? [])] : [];
}

const statementFeature: Readonly<Partial<Record<Statement['kind'], Feature>>> = {
  localFunction: 'localFunctions',
  assign: 'assignments',
  if: 'blocks',
  return: 'earlyReturns',
  loop: 'loops',
  try: 'exceptions',
  throw: 'exceptions',
  break: 'jumps',
  continue: 'jumps',
};

/** Whether there is a projection in a type or an argument, or whether it is one. */
function containsProjection(type: TypeArgument): boolean {
  return type.kind === 'projection' || partsOfType(type).some(containsProjection);
}

/** The features that certain kinds of expressions are. */
export const expressionFeature: Readonly<Partial<Record<Expression['kind'], Feature>>> = {
  conditional: 'conditionals',
  lambda: 'lambdas',
  reference: 'methodReferences',
  constructor: 'constructorReferences',
  smartCast: 'smartCasts',
  test: 'flowTypes',
  match: 'patternMatching',
  array: 'arrays',
  tuple: 'tuples',
  orElse: 'nullableTypes',
  block: 'branchBlocks',
};

function expressionFeatures(expression: Expression, classes: ReadonlyMap<string, unknown>): Feature[] {
  const found: Feature[] = [];
  const own = expressionFeature[expression.kind];
  if (own) found.push(own);
  if (isBareNull(expression)) found.push('nulls');
  if (expression.kind === 'smartCast' && expression.to.args.length > 0) found.push('genericMatches');
  if (expression.kind === 'call' && expression.arguments.some(({ name }) => name)) found.push('namedArguments');
  if (expression.kind === 'match') {
    const guarded = expression.cases.flatMap(({ before }) => before ?? []);
    if (guarded.length > 0) found.push('guards');
    if (guarded.some(({ pattern }) => pattern.kind === 'record' && pattern.components.some(({ inside }) => inside)))
      found.push('nestedPatterns');
  }
  if (expression.kind === 'call' && isChoice(expression.callee)) found.push('choiceReceivers');
  if (expression.kind === 'lambda' && expression.body.statements.length > 0) found.push('blocks');
  if (expression.kind === 'lambda' && expression.notation === 'closure') found.push('closures');
  if (expression.kind === 'binary') {
    const { type } = expression.left;
    if (type.kind === 'class' && classes.has(type.name) && !isText(expression.type)) found.push('equality');
    else if (isText(expression.type) || isText(expression.left.type)) found.push('strings');
    // What a type parameter stands for cannot be seen here: it may be a text.
    else if (expression.operator !== '&&' && expression.operator !== '||' && expression.left.type.kind !== 'parameter')
      found.push('arithmetic');
  }
  return found;
}

function isChoice(callee: Callee): boolean {
  return callee.kind === 'object' && callee.receiver.kind === 'conditional';
}

function isUnit(type: Expression['type']): boolean {
  return (type.kind === 'class' || type.kind === 'primitive') && (type.name === 'void' || type.name === 'Unit');
}

function isText(type: Expression['type']): boolean {
  return type.kind === 'class' && /^string$/i.test(type.name);
}

function isBareNull({ kind, type }: Expression): boolean {
  return kind === 'null' && type.kind === 'bottom';
}
