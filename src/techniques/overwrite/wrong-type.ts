import type { Expression } from '../../model/program/expression.js';
import type { ClassDeclaration } from '../../model/program/program.js';
import { isSubtype, viewAs } from '../../model/types/subtype.js';
import { type ClassType, mentions, type Type, type TypeArgument } from '../../model/types/type.js';
import type { Subject } from './fault.js';

/** Picks a type that a value cannot have, in any way that the language converts values. */
export function wrongType(subject: Subject, value: Expression, parameters: readonly string[]): Type | undefined {
  const from = certainType(subject, value);
  // The result of a call without type arguments may be anything.
  if (!from || (value.kind === 'call' && isFlexible(subject, value))) return undefined;
  const { hierarchy, random, profile } = subject;
  const usable = profile.tolerates.typeParameters ? [] : parameters;
  const possible: Type[] = [...closedTypes(subject), ...usable.map((name) => hierarchy.table.parameter(name))];
  const wrong = possible.filter((to) => cannotBe(subject, from, to, isFlexible(subject, value)));
  return wrong.length === 0 ? undefined : random.pick(wrong);
}

/** What kind of type was picked; one that meets a type parameter in the value's type says so. */
export function pairOf(subject: Subject, value: Expression, { kind }: Type): string {
  const from = certainType(subject, value);
  return kind === 'class' && from && mentionsParameter(from) ? 'class for parameter' : kind;
}

/** The type that an expression has, whatever is wanted of it. */
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

/** Types without type parameters that can be named everywhere and are no functional interfaces. */
export function closedTypes({ survey }: Subject): ClassType[] {
  const { classes } = survey.index;
  const isClosed = (type: TypeArgument): boolean => {
    if (type.kind !== 'class') return false;
    const declaration = classes.get(type.name);
    return (!declaration || declaration.placement !== 'inner') && type.args.every(isClosed);
  };
  return survey.types.filter((type) => isOrdinary(classes.get(type.name)) && isClosed(type));
}

function isOrdinary(declaration: ClassDeclaration | undefined): boolean {
  return declaration !== undefined && !declaration.functional && declaration.placement !== 'inner';
}

/** Whether no value of a type is one of another, which is a closed class of the program or a type parameter. */
export function cannotBe(subject: Subject, from: Type, to: Type, flexible: boolean): boolean {
  const { hierarchy, profile, survey } = subject;
  if (flexible && from.kind !== 'class') return false;
  if (isSubtype(hierarchy, from, to)) return false;
  switch (from.kind) {
    case 'class': {
      if (to.kind !== 'class') return !flexible;
      const isRelated = viewAs(hierarchy, from, to.name) ?? viewAs(hierarchy, to, from.name);
      if (!isRelated) return true;
      const args = [...from.args, ...to.args];
      const isExact = args.every(({ kind }) => kind === 'class');
      return isExact && !flexible && !(profile.tolerates.typeParameters && args.some(mentionsParameter));
    }
    case 'primitive':
      return true;
    case 'parameter':
      return !profile.tolerates.typeParameters && (to.kind !== 'class' || survey.index.classes.has(to.name));
    default:
      return false;
  }
}

function mentionsParameter(type: TypeArgument): boolean {
  return mentions(type, { has: () => true });
}
