import type { Expression } from '../../model/program/expression.js';
import { mentionsParameter, type Type } from '../../model/types/type.js';
import { cannotBe, closedTypes } from './cannot-be.js';
import type { Subject } from './fault.js';

/** Picks a type that a value cannot have, in any way that the language converts values. */
export function wrongType(subject: Subject, value: Expression, parameters: readonly string[]): Type | undefined {
  const from = certainType(subject, value);
  // The result of a call without type arguments may be anything.
  if (!from || (value.kind === 'call' && isFlexible(subject, value))) return undefined;
  return drawType(subject, parameters, (to) => cannotBe(subject, from, to, isFlexible(subject, value)));
}

/**
 * Draws a type that a program may name at a place where these type parameters are in scope, and that fits. What kind of
 * type it is, a class of the program or one of the language, an array and so on, is drawn first.
 */
export function drawType(
  subject: Subject,
  parameters: readonly string[],
  fits: (type: Type) => boolean,
): Type | undefined {
  const left = [...families];
  while (left.length > 0) {
    const [family] = left.splice(subject.random.int(0, left.length - 1), 1);
    const types = family?.(subject, parameters).filter(fits) ?? [];
    if (types.length > 0) return subject.random.pick(types);
  }
  return undefined;
}

type Family = (subject: Subject, parameters: readonly string[]) => readonly Type[];

const classTypes: Family = (subject) => closedTypes(subject);

const builtInTypes: Family = ({ builtIns }) => builtIns.all.map(({ type }) => type);

const arrayTypes: Family = (subject) =>
  subject.profile.supports.has('arrays') ? someOf(subject).map((each) => subject.hierarchy.table.array(each)) : [];

const functionTypes: Family = (subject) => {
  const { builtIns, profile, hierarchy } = subject;
  if (!profile.supports.has('functionTypes')) return [];
  const [first, second] = someOf(subject);
  const type = first && builtIns.functionType([first], second ?? first);
  // A type argument is no primitive type, and not every language has a function type for each number of parameters.
  return type && (type.kind !== 'class' || hierarchy.constructors.has(type.name)) ? [type] : [];
};

const projectedTypes: Family = (subject) => {
  const { hierarchy, profile, survey } = subject;
  if (!profile.supports.has('useSiteVariance')) return [];
  const { table } = hierarchy;
  return closedTypes(subject).flatMap(({ name, args }) => {
    const at =
      survey.index.classes
        .get(name)
        ?.typeParameters.findIndex(({ variance, bound }) => variance === 'invariant' && bound?.kind !== 'parameter') ??
      -1;
    const arg = args[at];
    if (!arg || arg.kind === 'projection') return [];
    const projected = args.map((each, i) =>
      i === at ? table.projection(subject.random.pick(['out', 'in']), arg) : each,
    );
    return [table.classType(name, projected)];
  });
};

const parameterTypes: Family = ({ hierarchy, profile }, parameters) =>
  profile.tolerates.typeParameters ? [] : parameters.map((name) => hierarchy.table.parameter(name));

const families: readonly Family[] = [
  classTypes,
  builtInTypes,
  arrayTypes,
  functionTypes,
  projectedTypes,
  parameterTypes,
];

// Two types that arrays and functions may be made of.
function someOf(subject: Subject): Type[] {
  const { random, builtIns } = subject;
  const classes = closedTypes(subject).filter(({ args }) => args.length === 0);
  const all = [...classes, ...builtIns.all.flatMap(({ type }) => (type.kind === 'class' ? [type] : []))];
  return all.length === 0 ? [] : [random.pick(all), random.pick(all)];
}

/** What kind of type was picked; one that meets a type parameter in the value's type says so. */
export function pairOf(subject: Subject, value: Expression, type: Type): string {
  const from = certainType(subject, value);
  const kind = kindOf(subject, type);
  return kind === 'class' && from && mentionsParameter(from) ? 'class for parameter' : kind;
}

/** A word for a type that tells classes of the program from those of the language, and types with projections from others. */
export function kindOf({ survey }: Subject, type: Type): string {
  if (type.kind !== 'class') return type.kind;
  if (!survey.index.classes.has(type.name)) return 'built-in';
  return type.args.some(({ kind }) => kind === 'projection') ? 'projection' : 'class';
}

// The type that an expression has, whatever is wanted of it.
function certainType({ analysis }: Subject, value: Expression): Type | undefined {
  return rigid.has(value.kind) ? analysis.types.get(value.id) : undefined;
}

// What is wanted of a choice, a lambda, an array or a tuple may change its type.
const rigid: ReadonlySet<Expression['kind']> = new Set<Expression['kind']>([
  'literal',
  'constant',
  'variable',
  'this',
  'field',
  'staticField',
  'call',
  'invoke',
  'new',
  'binary',
  'not',
]);

// The type arguments that are not written follow what is wanted.
function isFlexible({ program }: Subject, { id }: Expression): boolean {
  return program.omitted?.includes(id) ?? false;
}
