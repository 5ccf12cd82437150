import { declareExceptions } from '../../../model/program/exceptions.js';
import { type Feature, features } from '../../../model/program/feature.js';
import type { BuiltIn, BuiltIns, Profile } from '../../../model/program/profile.js';
import { declareType, type Hierarchy } from '../../../model/types/hierarchy.js';
import { declareValues, unchecked } from '../../shared/kotlin-scala/built-ins.js';
import { converts } from './conversions.js';
import { faults } from './faults.js';

const missing: ReadonlySet<Feature> = new Set<Feature>([
  'constructorReferences',
  'closures',
  'primitives',
  'nullableTypes',
  'jumps',
  'checkedExceptions',
  'flowTypes',
  'genericConstructors',
]);

// The classes of values that are no objects.
const values: ReadonlySet<string> = new Set([
  'AnyVal',
  'Unit',
  'Int',
  'Long',
  'Short',
  'Byte',
  'Float',
  'Double',
  'Char',
  'Boolean',
]);

/** What the generator must know of Scala 3. */
export const profile: Profile = {
  supports: new Set(features.filter((feature) => !missing.has(feature))),
  covariantArrays: false,
  warmsUp: 'the tiers of the JVM compile what is called often',
  restrictions: {
    noStaticsInInner: 'the companion of an inner class belongs to an object, so nothing outside can name it',
    noReturnInClosures: 'a return in a function within a method is deprecated (Scala 3 Reference, Nonlocal Returns)',
    noProjectionsInPatterns: 'a wildcard in a type pattern is a type variable of its own (SLS 8.2)',
    noGenericArrays: 'an array of a type parameter can only be made where a class tag for it is given',
  },
  inference: {
    omits: new Set(['local', 'global', 'result', 'typeArguments', 'lambdaParameters']),
    leftToRight: 'the parameters of a lambda must be known from the arguments before it',
    noUpperBounds: 'a type parameter that is only known to be below a type is instantiated to Nothing',
  },
  rejects: faults,
  tolerates: {
    nullable: 'null is a value of every class without explicit nulls',
    flowType: 'a variable has the type of its declaration',
    finalMethod: 'the printer writes no final methods',
    incomparable: 'any two values can be compared without strict equality (Scala 3 reference, Multiversal Equality)',
    strayJump: 'there are no jumps',
    unreachableCode: 'a statement that cannot be reached is no error',
    checkedException: 'there are no checked exceptions',
  },
  converts,
  // A class of objects has null, and what a type parameter stands for may have none (Scala 3 reference, Explicit Nulls).
  takesNull: (type) =>
    type.kind === 'class' ? !values.has(type.name) : type.kind !== 'parameter' && type.kind !== 'bottom',
  declare,
};

const big = {
  comparison: ['<', '<=', '>', '>=', '==', '!='],
  feature: 'bigNumbers',
  weight: 0.7,
} as const satisfies Partial<BuiltIn>;

// Int and its like are below AnyVal; Comparable and Number are Java's, and above the boxes only.
function declare(hierarchy: Hierarchy): BuiltIns {
  const { table } = hierarchy;
  const [anyVal, text, bigInt, bigDecimal] = [
    table.classType('AnyVal'),
    table.classType('CharSequence'),
    table.classType('BigInt'),
    table.classType('BigDecimal'),
  ];
  for (const { name } of [anyVal, text, bigInt, bigDecimal])
    declareType(hierarchy, { name, parameters: [], supertypes: [] });
  declareType(hierarchy, {
    name: 'Comparable',
    parameters: [{ name: 'Comparable.T', variance: 'invariant' }],
    supertypes: [],
  });
  const comparable = table.classType('Comparable', [table.classType('String')]);
  const builtIns = declareValues(hierarchy, {
    ofValue: () => [anyVal],
    ofString: [comparable, text],
    ofUnit: [anyVal],
  });
  const more: BuiltIn[] = [
    { type: bigInt, literal: 'bigint', arithmetic: ['+', '-', '*', '/', '%'], ...big },
    { type: bigDecimal, literal: 'bigdecimal', arithmetic: ['+', '-', '*'], ...big },
    ...[anyVal, text, comparable].map((type) => ({ type, weight: 1 })),
  ];
  const exceptions = declareExceptions(hierarchy, unchecked);
  return { ...builtIns, exceptions, all: [...builtIns.all, ...more] };
}
