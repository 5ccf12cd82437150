import type { ClassDeclaration } from '../../model/program/program.js';
import { boundOf, constructorOf, type TypeParameter } from '../../model/types/hierarchy.js';
import { isSubtype, viewAs } from '../../model/types/subtype.js';
import { type ClassType, mentionsParameter, type Type, type TypeArgument } from '../../model/types/type.js';
import type { Subject } from './fault.js';

/**
 * Whether no value of a type is one of another, in any way that the language converts values. `flexible` says that the
 * type arguments of the first are inferred, and so follow what is wanted. Where there is a doubt the answer is no.
 */
export function cannotBe(subject: Subject, from: Type, to: Type, flexible = false): boolean {
  const { hierarchy, profile } = subject;
  if (isSubtype(hierarchy, from, to) || profile.converts?.(from, to)) return false;
  if (profile.tolerates.textsAsEnums && from === subject.builtIns.string && isEnum(subject, to)) return false;
  if (to.kind === 'nullable') return from.kind !== 'nullable' && cannotBe(subject, from, to.of, flexible);
  if (to.kind === 'parameter') return cannotBeParameter(subject, from, flexible);
  if (isFunctional(subject, to) && (isFunctional(subject, from) || from.kind === 'parameter'))
    return !flexible && isOtherFunction(subject, from, to);
  switch (from.kind) {
    case 'class':
      return to.kind === 'class' ? isOtherClass(subject, from, to, flexible) : isNoObject(subject, from, to);
    case 'primitive':
      return to.kind === 'primitive' ? from !== to : !isBoxed(subject, from.name, to);
    case 'parameter':
      return !flexible && isBeyondBound(subject, from.name, to);
    case 'array':
      return to.kind === 'array' ? isOtherArray(subject, from.element, to.element) : isShapeOf(to);
    case 'function':
      return to.kind === 'class' ? !isFunctional(subject, to) : to.kind === 'array' || to.kind === 'tuple';
    case 'tuple':
      return to.kind === 'class' || to.kind === 'function';
    default:
      return false;
  }
}

function cannotBeParameter({ profile }: Subject, from: Type, flexible: boolean): boolean {
  if (profile.tolerates.typeParameters || flexible) return false;
  return from.kind !== 'top' && from.kind !== 'bottom' && from.kind !== 'nullable';
}

// What a bound says must not be more than the class: an object of a box may be unboxed.
function isBeyondBound(subject: Subject, name: string, to: Type): boolean {
  if (subject.profile.tolerates.typeParameters) return false;
  const bound = boundOf(subject.hierarchy, name);
  if (bound.kind === 'top') return to.kind !== 'top';
  return (
    to.kind === 'class' && isOwn(subject, to) && (bound.kind !== 'parameter' || isBeyondBound(subject, bound.name, to))
  );
}

function isOtherClass(subject: Subject, from: ClassType, to: ClassType, flexible: boolean): boolean {
  const { hierarchy, profile } = subject;
  const view = viewAs(hierarchy, from, to.name);
  if (!view) return !flexible || !viewAs(hierarchy, to, from.name);
  const args = [...view.args, ...to.args];
  const isUnchecked =
    (profile.tolerates.typeParameters && args.some(mentionsParameter)) ||
    (profile.tolerates.projections && args.some(({ kind }) => kind === 'projection'));
  if (flexible || isUnchecked) return false;
  const { parameters } = constructorOf(hierarchy, to.name);
  const mayBeSame = view.args.every((arg, i) => arg === to.args[i] || mayBeEqual(arg, to.args[i]));
  return (
    (args.every(({ kind }) => kind === 'class') && !mayBeSame) ||
    view.args.some((arg, i) => isOther(parameters[i], arg, to.args[i]))
  );
}

// A type argument that must be the same is a captured one, or another class (JLS 4.5.1, 5.1.10).
function isOther(parameter: TypeParameter | undefined, arg: TypeArgument, wanted: TypeArgument | undefined): boolean {
  if (!wanted || wanted.kind === 'projection' || parameter?.variance !== 'invariant') return false;
  if (arg.kind !== 'projection')
    return arg.kind === 'class' && wanted.kind === 'class' && arg !== wanted && !mayBeEqual(arg, wanted);
  if (arg.star) return wanted.kind === 'class' && !parameter.bound;
  // What is captured is between the type and the bound, which may be one.
  return arg.of.kind !== 'top' && (arg.variance === 'out' || !parameter.bound);
}

// Projections that are written in two ways may stand for the same, such as `?` and `? extends Object`.
function mayBeEqual(arg: TypeArgument, wanted: TypeArgument | undefined): boolean {
  if (arg.kind !== 'class' || wanted?.kind !== 'class' || arg.name !== wanted.name) return arg === wanted;
  return arg.args.every((each, i) => {
    const other = wanted.args[i];
    return each.kind === 'projection' || other?.kind === 'projection' || mayBeEqual(each, other);
  });
}

function isNoObject(subject: Subject, from: ClassType, to: Type): boolean {
  const { boxes } = subject.hierarchy;
  if (to.kind === 'primitive') return boxes.get(to.name) !== from;
  return isShapeOf(to) && !isFunctional(subject, from);
}

function isShapeOf({ kind }: Type): boolean {
  return kind === 'class' || kind === 'array' || kind === 'function' || kind === 'primitive';
}

function isBoxed({ hierarchy }: Subject, name: string, to: Type): boolean {
  const box = hierarchy.boxes.get(name);
  return box !== undefined && isSubtype(hierarchy, box, to);
}

// Functions differ for sure if what they give does: how many parameters they may take is not the same everywhere.
function isOtherFunction(subject: Subject, from: Type, to: Type): boolean {
  if (from.kind === 'function' && to.kind === 'function') return cannotBe(subject, from.result, to.result);
  return from.kind === 'class' && to.kind === 'class' && isOtherClass(subject, from, to, false);
}

// An array of another primitive type is never converted.
function isOtherArray(subject: Subject, from: Type, to: Type): boolean {
  if (from.kind === 'primitive' && to.kind === 'primitive') return !subject.profile.converts?.(from, to) && from !== to;
  return cannotBe(subject, from, to);
}

// Whether a lambda may stand for a value of a type.
function isFunctional({ survey, hierarchy }: Subject, type: Type): boolean {
  if (type.kind === 'function') return true;
  if (type.kind !== 'class') return false;
  return (
    survey.index.classes.get(type.name)?.functional ?? constructorOf(hierarchy, type.name).functional !== undefined
  );
}

function isEnum({ survey }: Subject, type: Type): boolean {
  return type.kind === 'class' && survey.index.classes.get(type.name)?.form === 'enum';
}

function isOwn({ survey }: Subject, { name }: ClassType): boolean {
  return survey.index.classes.has(name);
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
