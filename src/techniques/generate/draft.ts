import type { Block } from '../../model/program/expression.js';
import type {
  ClassDeclaration,
  ConstructorDeclaration,
  EnumConstant,
  FieldDeclaration,
  MethodDeclaration,
  StaticField,
  Superclass,
} from '../../model/program/program.js';
import type { TypeParameter } from '../../model/types/hierarchy.js';
import type { Substitution } from '../../model/types/substitute.js';
import type { ClassType, Type } from '../../model/types/type.js';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** A method while it is made: its body comes after all signatures are known. */
export interface MethodDraft extends Omit<Writable<MethodDeclaration>, 'body'> {
  body?: Block;
  readonly abstract: boolean;
  /** Absent for a function outside of all classes. */
  readonly owner?: ClassDraft;
  /** Type parameters of the class that its own hide, by their unique names. */
  readonly hidden: ReadonlySet<string>;
  /** The type parameters that only this method has, by their unique names. */
  readonly free: ReadonlySet<string>;
  /** What is found out about calls of this method, by the id of the wanted type. */
  readonly matches: Map<number, Substitution | null>;
  /** How it is seen through types of receivers, by their ids. */
  readonly seen: Map<number, SeenSignature | null>;
  /** How it is seen without a receiver. */
  readonly plain: SeenSignature;
}

/** A method's signature at a place where it may be called. */
interface SeenSignature {
  readonly parameters: readonly Type[];
  readonly result: Type;
  /** What the type parameters of the class stand for. */
  readonly known: Substitution;
  /** Which types for the method's own type parameters make the result fit, by the id of the wanted type. */
  readonly fitting: Map<number, Substitution | null>;
}

/** A field as it is seen through the type of its object. */
export interface SeenField {
  readonly owner: ClassDraft;
  readonly field: FieldDeclaration;
  readonly type: Type;
}

/** A further constructor while it is made: what it hands on comes after all signatures are known. */
export type ConstructorDraft = Writable<ConstructorDeclaration>;

/** A class while it is made. */
export interface ClassDraft
  extends Omit<
    Writable<ClassDeclaration>,
    'fields' | 'constructors' | 'staticFields' | 'methods' | 'classes' | 'superclass'
  > {
  readonly self: ClassType;
  readonly superclassType?: ClassType;
  superclass?: Superclass;
  readonly fields: FieldDeclaration[];
  readonly constructors: ConstructorDraft[];
  readonly staticFields: StaticField[];
  readonly methods: MethodDraft[];
  readonly classes: ClassDraft[];
  readonly enclosing?: ClassDraft;
  /** Which types for its type parameters make its objects fit, by the id of the wanted type. */
  readonly instances: Map<number, Substitution | null>;
  /** Of an enum: its constants. */
  constants?: readonly EnumConstant[];
  /** Of a sealed class: all its subclasses. */
  readonly cases: ClassDraft[];
  readonly typeParameters: readonly TypeParameter[];
}

/** A method with everything that signatures and bodies have added to it. */
export function finishMethod(draft: MethodDraft): MethodDeclaration {
  const { id, name, typeParameters, parameters, result, throws, body, access, overrides, open, overloaded } = draft;
  const rest = { access, static: draft.static, overrides, open, overloaded };
  return { id, name, typeParameters, parameters, result, ...(throws && { throws }), ...(body && { body }), ...rest };
}

/** A class with everything that signatures and bodies have added to it. */
export function finishClass(draft: ClassDraft): ClassDeclaration {
  const { id, name, form, sealed, open, placement, functional, typeParameters, superclass, interfaces } = draft;
  const { fields, constructors, staticFields, constants } = draft;
  return {
    ...{ id, name, form, sealed, open, placement, functional, typeParameters },
    ...(superclass && { superclass }),
    ...{ interfaces, fields },
    ...(constructors.length > 0 && { constructors }),
    staticFields,
    ...(constants && { constants }),
    methods: draft.methods.map(finishMethod),
    classes: draft.classes.map(finishClass),
  };
}

/** Whether a class must have a body for every method. */
export function isComplete({ form }: ClassDraft): boolean {
  return form !== 'interface' && form !== 'abstract';
}

/** Whether objects of a class can be made. */
export function isConcrete({ form }: ClassDraft): boolean {
  return form === 'class' || form === 'record';
}

/**
 * Whether there are references to the constructor of a class. Of a generic class not every language says which one is
 * meant, one within another class is named in many ways, and a reference to one of several has no type of its own.
 */
export function hasReferableConstructor(draft: ClassDraft): boolean {
  const { placement, typeParameters, constructors } = draft;
  return isConcrete(draft) && placement === 'top' && typeParameters.length === 0 && constructors.length === 0;
}
