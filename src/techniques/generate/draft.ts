import type { Block } from '../../model/program/expression.js';
import type {
  ClassDeclaration,
  FieldDeclaration,
  MethodDeclaration,
  Parameter,
  StaticField,
  Superclass,
} from '../../model/program/program.js';
import type { TypeParameter } from '../../model/types/hierarchy.js';
import type { ClassType, Type } from '../../model/types/type.js';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** A method while it is made: its body comes after all signatures are known. */
export interface MethodDraft extends Omit<Writable<MethodDeclaration>, 'body'> {
  body?: Block;
  readonly abstract: boolean;
  /** Absent for a function outside of all classes. */
  readonly owner?: ClassDraft;
  /** The type parameters that only this method has, by their unique names. */
  readonly free: ReadonlySet<string>;
  /** What is found out about calls of this method, by the id of the wanted type. */
  readonly matches: Map<number, ReadonlyMap<string, Type> | null>;
}

/** A class while it is made. */
export interface ClassDraft
  extends Omit<Writable<ClassDeclaration>, 'fields' | 'staticFields' | 'methods' | 'classes' | 'superclass'> {
  readonly self: ClassType;
  readonly superclassType?: ClassType;
  superclass?: Superclass;
  readonly fields: FieldDeclaration[];
  readonly staticFields: StaticField[];
  readonly methods: MethodDraft[];
  readonly classes: ClassDraft[];
  readonly enclosing?: ClassDraft;
  /** Of a sealed class: all its subclasses. */
  readonly cases: ClassDraft[];
  readonly typeParameters: readonly TypeParameter[];
}

/** A method with everything that signatures and bodies have added to it. */
export function finishMethod(draft: MethodDraft): MethodDeclaration {
  const { abstract: _, owner: __, free: ___, matches: ____, ...rest } = draft;
  return rest;
}

/** A class with everything that signatures and bodies have added to it. */
export function finishClass(draft: ClassDraft): ClassDeclaration {
  const { self: _, superclassType: __, enclosing: ___, cases: ____, ...rest } = draft;
  return { ...rest, methods: draft.methods.map(finishMethod), classes: draft.classes.map(finishClass) };
}

/** Whether objects of a class can be made. */
export function isConcrete({ form }: ClassDraft): boolean {
  return form === 'class' || form === 'record';
}

/** The types of a method's parameters. */
export function parameterTypes({ parameters }: { parameters: readonly Parameter[] }): Type[] {
  return parameters.map(({ type }) => type);
}
