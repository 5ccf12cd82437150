import type { TypeParameter } from '../types/hierarchy.js';
import type { ClassType, Type } from '../types/type.js';
import type { Access, Expression, MethodDeclaration, Parameter, VariableDeclaration } from './expression.js';
import type { LibraryClass } from './library-class.js';
import type { Precaution } from './profile.js';

// They are declared where statements are, since a function may be one.
export type { Access, MethodDeclaration, Parameter } from './expression.js';

/** A program of the model, written with the built-in types of one language. Everything in it is immutable. */
export interface Program {
  /** The version of this form, for programs that were stored as JSON. */
  readonly version: 1;
  readonly language: string;
  /** A word for the whole; the package in languages where programs of one compilation need packages of their own. */
  readonly name: string;
  /** In an order in which every class follows its superclass. */
  readonly classes: readonly ClassDeclaration[];
  readonly functions: readonly MethodDeclaration[];
  readonly variables: readonly VariableDeclaration[];
  /** What is done when the program runs; a program without it is only compiled. */
  readonly main?: Main;
  readonly aliases?: readonly AliasDeclaration[];
  /** The classes of libraries that its types speak of, with those above them. */
  readonly library?: readonly LibraryClass[];
  /**
   * The ids of what is written without its types, which a compiler has to infer: variables and static fields, methods
   * (their result), calls and new objects (their type arguments), lambdas (the types of their parameters).
   */
  readonly omitted?: readonly number[];
  /** What is written in another way only to keep away from known bugs of compilers. */
  readonly precautions?: readonly Precaution[];
}

/** What a program does when it runs: it prints the text of a function, and a checksum of the texts of calls before. */
export interface Main {
  /** The name of a function without parameters. */
  readonly function: string;
  /** How often the function is called before what it gives is printed: the JVM compiles what is called often. */
  readonly rounds: number;
}

/** Another name for a type, which is written wherever a declaration shows that type. Its type parameters have no bounds. */
export interface AliasDeclaration {
  readonly id: number;
  readonly name: string;
  readonly typeParameters: readonly TypeParameter[];
  readonly type: Type;
}

/** What a class declaration declares. */
export type ClassForm = 'class' | 'abstract' | 'interface' | 'record' | 'enum';

/** A class, an abstract class, an interface, a record (data class, case class) or an enum. */
export interface ClassDeclaration {
  readonly id: number;
  readonly name: string;
  readonly form: ClassForm;
  /** Its subtypes are all in this program, and are final. */
  readonly sealed: boolean;
  /** Others may inherit from it. An abstract class and an interface are always open. */
  readonly open: boolean;
  /** `nested`: within another class but not bound to its objects; `inner`: bound to an object of the class around it. */
  readonly placement: 'top' | 'nested' | 'inner';
  /** An interface of one abstract method that lambdas may stand for. */
  readonly functional: boolean;
  readonly typeParameters: readonly TypeParameter[];
  readonly superclass?: Superclass;
  readonly interfaces: readonly ClassType[];
  /** The fields of objects; the constructor takes a value for each, in this order. */
  readonly fields: readonly FieldDeclaration[];
  /** Further constructors; no call of one could mean another one. */
  readonly constructors?: readonly ConstructorDeclaration[];
  readonly staticFields: readonly StaticField[];
  /** Of an enum: its only objects, which are read like static fields. */
  readonly constants?: readonly EnumConstant[];
  readonly methods: readonly MethodDeclaration[];
  readonly classes: readonly ClassDeclaration[];
}

/** The class that is inherited from, and what its constructor is given; the constructor's parameters are in scope there. */
export interface Superclass {
  readonly type: ClassType;
  readonly arguments: readonly Expression[];
}

/** A constructor that hands on to the one which takes a value for each field. */
export interface ConstructorDeclaration {
  readonly id: number;
  /** What new objects call it by, unique like the names of methods; it is not printed. */
  readonly name: string;
  readonly typeParameters: readonly TypeParameter[];
  readonly parameters: readonly Parameter[];
  /** What is given for the fields; only the parameters are in scope there, and no object. */
  readonly arguments: readonly Expression[];
}

/** A field of objects, which is also a parameter of the constructor. */
export interface FieldDeclaration {
  readonly id: number;
  readonly name: string;
  readonly type: Type;
  readonly mutable: boolean;
  readonly access: Access;
}

/** A field of the class itself; public and never written. */
export interface StaticField {
  readonly id: number;
  readonly name: string;
  readonly type: Type;
  readonly value: Expression;
}

/** An object of an enum, and what the constructor is given for it. */
export interface EnumConstant {
  readonly id: number;
  readonly name: string;
  readonly arguments: readonly Expression[];
}
