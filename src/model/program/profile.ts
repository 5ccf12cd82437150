import type { Hierarchy } from '../types/hierarchy.js';
import type { ClassType, Type } from '../types/type.js';
import type { Operator } from './expression.js';
import type { Fault, Leniency } from './fault.js';
import type { Feature } from './feature.js';

/** How values of a built-in type are written. */
export type LiteralKind =
  | 'int'
  | 'long'
  | 'short'
  | 'byte'
  | 'float'
  | 'double'
  | 'bigint'
  | 'bigdecimal'
  | 'char'
  | 'boolean'
  | 'string';

/** A built-in type of which a program may use values. */
export interface BuiltIn {
  readonly type: Type;
  /** Absent for a type that has no literals, such as Number. */
  readonly literal?: LiteralKind;
  /** Operators between two values of the type that give a value of the type again. */
  readonly arithmetic?: readonly Operator[];
  /** Operators between two values of the type that give a truth value. */
  readonly comparison?: readonly Operator[];
  /** The feature without which programs do not use it. */
  readonly feature?: Feature;
  /** How likely it is chosen among the built-in types. */
  readonly weight: number;
}

/** The exceptions that programs throw and catch. */
export interface Exceptions {
  /** One above all others. A method must declare or catch it where the language tells such exceptions apart. */
  readonly checked: ClassType;
  /** One that need not be declared. */
  readonly unchecked: ClassType;
  readonly all: readonly { readonly type: ClassType; readonly checked: boolean }[];
}

/** The built-in types of a language, made in the hierarchy of one program. */
export interface BuiltIns {
  readonly all: readonly BuiltIn[];
  /** The type of conditions. */
  readonly boolean: Type;
  /** The type of texts, to which anything can be appended with `+`. */
  readonly string: Type;
  /** A type of whole numbers that can be matched by value. */
  readonly int: Type;
  /** The result of methods that give none; in some languages it is a type like others, with one value. */
  readonly unit?: { readonly type: Type; readonly isValue: boolean };
  readonly exceptions?: Exceptions;
  /** The types above an enum that the program does not show. */
  enumSupertypes?(self: ClassType): readonly ClassType[];
  /** The type of functions with these parameters and this result, if the language has one for that many. */
  functionType(parameters: readonly Type[], result: Type): Type | undefined;
  /** The class of closures that give such a result, in a language that has one. */
  readonly closureType?: (result: Type) => Type;
}

/**
 * What a language does not allow, or allows in another sense than the model: the generator keeps away from it. The
 * names are known to the generator, the reasons are for people.
 */
export interface Restrictions {
  /** Lambdas may not use variables that are written. */
  readonly captureFinalOnly?: string;
  /** Type parameters are not used as the type of array elements. */
  readonly noGenericArrays?: string;
  /** Conditions and operands of logical operators are no literals. */
  readonly noLiteralConditions?: string;
  /** The bound of a method's type parameter mentions no other type parameter of that method. */
  readonly independentBounds?: string;
  /** A type parameter that has another one as its bound is not projected. */
  readonly noProjectionBelowParameter?: string;
  /** Nothing is given to a parameter whose type has an `in` projection of what the projections of the receiver hide. */
  readonly noConsumersThroughProjections?: string;
  /** A bare null is not given to the constructor of a record. */
  readonly noNullForRecords?: string;
  /** An inner class has no static members. */
  readonly noStaticsInInner?: string;
  /** No choice is made between values of a type with an `in` projection. */
  readonly noChoiceOfConsumers?: string;
  /** Static fields and variables of the program hold literals only. */
  readonly literalStaticsOnly?: string;
  /** The bodies of overloads are not shown, so nothing is made for them. */
  readonly overloadsShareABody?: string;
  /** An abstract class declares the methods of the interfaces that it implements. */
  readonly implementInterfaces?: string;
  /**
   * Within a generic class its members are used and its objects made only with its own type parameters as arguments, and
   * a generic method calls itself only with its own type parameters.
   */
  readonly ownArgumentsOnly?: string;
  /**
   * The type arguments of calls, of their receivers and parameters, and of new objects mention no type parameter that has
   * a bound, unless they are that parameter; those of a receiver that is no variable are not that parameter either where
   * parameters of the method mention them.
   */
  readonly noBoundedWithinArguments?: string;
  /** The type arguments of calls, of their receivers and of new objects are no type parameter that is a bound of another. */
  readonly noArgumentsAboveParameters?: string;
  /** Methods that are referred to take no values of types that mention the type parameters of their class. */
  readonly noReferencesWithClassParameters?: string;
  /** Where a program runs, numbers with a fraction are not made a part of texts, nor calculated in single precision. */
  readonly noFractionsInText?: string;
  /** A vararg parameter of a constructor is of a built-in type. */
  readonly builtInVarargs?: string;
  /** What a further constructor hands on reads no field that its class declares. */
  readonly noOwnFieldsHandedOn?: string;
  /** What is caught has no type. */
  readonly untypedCatch?: string;
  /** Only the cases of a match by value may be blocks. */
  readonly blocksInSwitchOnly?: string;
  /** A function within a method has no `this` of the method. */
  readonly noThisInLocalFunctions?: string;
  /** A function within a block uses no names that patterns around it bind. */
  readonly noBindingsInLocalFunctions?: string;
  /** A branch does not fail if that tells, after the choice, the type of a variable that the choice is made by. */
  readonly lastingNarrowing?: string;
  /** What a variable is given tells of its type only whether it is null. */
  readonly narrowsUnionsOnly?: string;
  /** What a variable is known to hold is forgotten in the cases of a match. */
  readonly forgetsInMatches?: string;
  /** A test tells of a variable afterwards only if all that depends on the test is a block that returns or throws. */
  readonly narrowsAfterExits?: string;
  /** A lambda, or a loop that is one, does not return before its end. */
  readonly noReturnInClosures?: string;
  /** An enum has no members but its constants, and no interfaces. */
  readonly plainEnums?: string;
  /** The type of a record's component has no projection within another type whose bound mentions a type parameter. */
  readonly noBoundsWithinComponents?: string;
  /** A class with type arguments that hold projections is not looked for. */
  readonly noProjectionsInPatterns?: string;
  /** A generic method calls itself only with its own type parameters if a bound mentions one of them. */
  readonly ownArgumentsInBoundedRecursion?: string;
  /** A type parameter with a bound captures no `out` projection of another type than that bound. */
  readonly noCapturesBelowBounds?: string;
  /** An `in` projection is of no class whose type arguments mention a type parameter. */
  readonly noParametersInConsumed?: string;
  /** The type arguments of calls hold no projection together with a type parameter. */
  readonly noProjectedParameters?: string;
}

/** What may be written without its type: variables in methods, of loops and outside of methods, results, and so on. */
export type Omission = 'local' | 'loopVariable' | 'global' | 'result' | 'typeArguments' | 'lambdaParameters';

/** What compilers of a language find out by themselves. The strings are reasons, as in restrictions. */
export interface Inference {
  readonly omits: ReadonlySet<Omission>;
  /** A variable has the type of the value that it was given last. */
  readonly flowTyping?: string;
  /** A variable without a type may be given anything later. */
  readonly untypedVariables?: string;
  /** A literal has a type of its own, which is widened in some places only. */
  readonly literalTypes?: string;
  /** An argument sees what the arguments before it say about type parameters, not those behind it. */
  readonly leftToRight?: string;
  /** Only a method whose body is one expression may leave out its result. */
  readonly expressionBodies?: string;
  /** What arguments say about a type parameter counts before what is wanted of the result. */
  readonly argumentsFirst?: string;
  /** A method of a class leaves out its result only if nothing is called or compared in it: that looks at all members. */
  readonly structural?: string;
  /** What is wanted of a choice is not wanted of its branches, nor what is wanted of a lambda's result of its body. */
  readonly noTargetWithin?: string;
  /** The type arguments of an argument do not follow from the parameter that it is given to. */
  readonly noArgumentTargets?: string;
  /** Type arguments that are inferred themselves say nothing about those around. */
  readonly noNestedInference?: string;
  /**
   * Of a new object and one within it at least one has its type arguments, if the one within is given to a type parameter
   * of which arguments behind it speak too, and its type mentions a type parameter.
   */
  readonly noDiamondsWithin?: string;
  /** A new object has its type arguments if one of them is an array. */
  readonly noDiamondsOfArrays?: string;
  /** A new object has its type arguments if an argument behind one for `in T` speaks of that type parameter too. */
  readonly noDiamondsAfterLowerBounds?: string;
  /** A new object has its type arguments where a class with as many, but others, is wanted. */
  readonly noDiamondsForOtherArguments?: string;
  /** A new object that a call gives to a type parameter which stands for another class has its type arguments. */
  readonly noDiamondsBelowArguments?: string;
  /** What a class hands on to its superclass holds no object of that class without its type arguments. */
  readonly noOwnDiamondsHandedOn?: string;
  /** A type parameter that is only known to be below a type is not found to be that type. */
  readonly noUpperBounds?: string;
  /** Lambdas, arrays and tuples have a type only where one is wanted. */
  readonly noOwnLambdas?: string;
  readonly noOwnArrays?: string;
  readonly noOwnTuples?: string;
  /** A choice between objects of different classes, as the result of a method, is of what they have in common. */
  readonly joinsResults?: string;
  /** In a loop in which variables are written, the type of a variable may depend on itself. */
  readonly circularLoops?: string;
  /** A variable whose value holds a block has a type if a variable of that block is given a lambda or a reference. */
  readonly noFunctionsWithin?: string;
  /** `this` has a type of its own. */
  readonly noOwnThis?: string;
}

/**
 * What a printer does though the language does not need it: a cast of one of two operands whose types are both type
 * parameters, a cast of what a member gives through `? super T` to the bound of its type parameter, names of type
 * parameters that no two declarations share, parentheses around what a block of a switch gives, a cast of what a
 * closure gives that no variable holds, and one of a function that is given to a type parameter.
 */
export type Precaution =
  | 'parameterOperands'
  | 'capturedBounds'
  | 'uniqueTypeParameters'
  | 'yieldedCasts'
  | 'closureResults'
  | 'functionArguments';

/** What the generator must know of a language. */
export interface Profile {
  readonly supports: ReadonlySet<Feature>;
  readonly covariantArrays: boolean;
  /** Why a program that runs does the same many times. */
  readonly warmsUp?: string;
  readonly restrictions: Restrictions;
  readonly inference: Inference;
  /** Faults that every compiler of the language must find, with the sections of its specification. */
  readonly rejects: Readonly<Partial<Record<Fault, string>>>;
  /** Faults that compilers of the language do not find, with the reasons. */
  readonly tolerates: Readonly<Partial<Record<Fault | Leniency, string>>>;
  /** Precautions that are taken all the same, with the reasons: only known bugs add them. */
  readonly precautions?: Readonly<Partial<Record<Precaution, string>>>;
  /** Whether a value may be given where a type is wanted that is not above its own; boxing is known without this. */
  converts?(from: Type, to: Type): boolean;
  /** Whether null, without its type, may be given where a type is wanted. */
  takesNull?(type: Type): boolean;
  /** Declares the built-in types in the hierarchy of a new program. */
  declare(hierarchy: Hierarchy): BuiltIns;
}
