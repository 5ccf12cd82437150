import { declareExceptions } from '../../../model/program/exceptions.js';
import type { BuiltIns, Profile } from '../../../model/program/profile.js';
import { declareType, type Hierarchy } from '../../../model/types/hierarchy.js';
import { faults } from './faults.js';

/** What the generator must know of TypeScript. */
export const profile: Profile = {
  supports: new Set([
    'genericClasses',
    'genericMethods',
    'boundedParameters',
    'recursiveBounds',
    'severalBounds',
    'functionBounds',
    'shadowing',
    'declarationVariance',
    'typeAliases',
    'functionTypes',
    'bigNumbers',
    'arrays',
    'genericArrays',
    'nullableTypes',
    'nulls',
    'unitResults',
    'nothing',
    'tuples',
    'overloads',
    'accessModifiers',
    'staticMembers',
    'nestedClasses',
    'abstractClasses',
    'interfaces',
    'severalInterfaces',
    'varargs',
    'defaultParameters',
    'sealedHierarchies',
    'records',
    'enums',
    'patternMatching',
    'guards',
    'nestedPatterns',
    'genericMatches',
    'conditionals',
    'lambdas',
    'methodReferences',
    'assignments',
    'blocks',
    'earlyReturns',
    'loops',
    'jumps',
    'exceptions',
    'nullVariables',
    'equality',
    'choiceReceivers',
    'smartCasts',
    'flowTypes',
    'localFunctions',
    'strings',
    'arithmetic',
    'main',
  ]),
  // Arrays do vary in TypeScript, but a program that relies on it says nothing about the type checker's care.
  covariantArrays: false,
  restrictions: {
    overloadsShareABody: 'overloads are signatures before one implementation that takes everything',
    implementInterfaces: 'an abstract class has the members of its interfaces only if it declares them (TS2420)',
    untypedCatch: 'anything can be thrown, so what is caught is unknown (Handbook, useUnknownInCatchVariables)',
    plainEnums: 'the members of an enum are its constants (Enums)',
    noThisInLocalFunctions:
      'the `this` of a method is not that of a function within it (TSConfig reference, `noImplicitThis`, TS2683)',
    noBindingsInLocalFunctions:
      'what is narrowed around a function declaration is not within it, since it is hoisted (TypeScript 5.4, "Preserved Narrowing in Closures Following Last Assignments")',
    narrowsUnionsOnly:
      'an assignment narrows a variable of a union to those of its members that the value may be (Handbook, Narrowing, Assignments)',
    literalStaticsOnly: 'a class may not be used before its declaration has been evaluated (TS2449)',
  },
  inference: {
    omits: new Set(['local', 'global', 'result', 'typeArguments', 'lambdaParameters']),
    flowTyping: 'a variable of a union, such as a nullable type or boolean, is narrowed to what it is given',
    literalTypes:
      "a constant with the value 'a' has the type 'a', and so has `new Box('a')` where a Box<string> is wanted",
    leftToRight: 'the type arguments of an argument are fixed when it is checked, in the order of the arguments',
    argumentsFirst: 'what is wanted of the result is used only for type parameters that no argument mentions',
    structural: 'classes are compared by their members, for which the results of all methods must be known (TS7023)',
    circularLoops:
      'the type that a variable has in a turn of a loop depends on what it was given in the one before (TS7022)',
    noOwnArrays: 'an array literal has the union of the types of its elements',
    noOwnTuples: 'where no tuple is wanted, `[a, b]` is an array',
    noOwnThis: '`this` has the polymorphic type this',
  },
  rejects: faults,
  tolerates: {
    ambiguousOverload: 'the first overload that fits is taken',
    condition: 'anything is a condition (Narrowing, Truthiness narrowing)',
    wildcard: 'there are no projections',
    narrowing: 'there is one type of numbers',
    finalMethod: 'there are no final methods',
    finalClass: 'there are no final classes',
    overridesNothing: 'the modifier override is not written',
    missingOverride: 'the modifier override is not required without noImplicitOverride',
    unreachableCode: 'a statement that cannot be reached is a suggestion',
    thrownValue: 'anything can be thrown',
    checkedException: 'there are no checked exceptions',
    genericSmartCasts:
      'instanceof tells nothing of type arguments, so the object is cast (Narrowing, instanceof narrowing)',
  },
  takesNull: ({ kind }) => kind === 'nullable' || kind === 'top',
  declare,
};

function declare(hierarchy: Hierarchy): BuiltIns {
  const { table } = hierarchy;
  const builtIn = (name: string) => {
    declareType(hierarchy, { name, parameters: [], supertypes: [] });
    return table.classType(name);
  };
  const [number, string, boolean, bigint] = [
    builtIn('number'),
    builtIn('string'),
    builtIn('boolean'),
    builtIn('bigint'),
  ];
  return {
    all: [
      // No `==`: two literals of different values are never equal, which is an error (TS2367).
      {
        type: number,
        literal: 'double',
        arithmetic: ['+', '-', '*', '/', '%'],
        comparison: ['<', '<=', '>', '>='],
        weight: 4,
      },
      { type: string, literal: 'string', comparison: ['<', '>='], weight: 4 },
      { type: boolean, literal: 'boolean', weight: 3 },
      {
        type: bigint,
        literal: 'bigint',
        arithmetic: ['+', '-', '*'],
        comparison: ['<', '>'],
        feature: 'bigNumbers',
        weight: 1,
      },
    ],
    boolean,
    string,
    int: number,
    exceptions: declareExceptions(hierarchy, [
      ['Error', undefined, false],
      ['RangeError', 'Error', false],
    ]),
    unit: { type: table.primitive('void'), isValue: false },
    enumSupertypes: () => [string],
    functionType: (parameters, result) => table.functionType(parameters, result),
  };
}
