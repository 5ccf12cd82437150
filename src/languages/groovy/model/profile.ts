import { declareExceptions } from '../../../model/program/exceptions.js';
import { features } from '../../../model/program/feature.js';
import type { Profile } from '../../../model/program/profile.js';
import { declareBuiltIns, exceptions, type Operators } from '../../shared/java-groovy/built-ins.js';
import { declareClosures } from './closures.js';
import { converts } from './conversions.js';
import { faults } from './faults.js';

const absent = new Set([
  'declarationVariance',
  'typeAliases',
  'genericArrays',
  'nullableTypes',
  'tuples',
  'namedArguments',
  'genericConstructors',
  'localFunctions',
  'nothing',
]);

const comparison: Operators['comparison'] = ['<', '<=', '>', '>=', '==', '!='];

/** What the generator must know of Groovy with static compilation. */
export const profile: Profile = {
  supports: new Set(features.filter((feature) => !absent.has(feature))),
  covariantArrays: true,
  warmsUp: 'the tiers of the JVM compile what is called often',
  restrictions: {
    captureFinalOnly:
      'a variable that a closure shares has the common type of all that is given to it (Semantics, "Advanced type inference")',
    blocksInSwitchOnly: 'the only values that are blocks are those of a switch expression (GEP 14)',
    noNullForRecords: 'a record also has a constructor that takes a map (Object orientation, "Records")',
    builtInVarargs:
      'an array that is given to a vararg parameter is the array of all its values (Object orientation, "Varargs")',
    narrowsAfterExits:
      'what a test tells after its statement is not documented (Semantics, "Type inference", instanceof inference)',
    noGenericArrays: 'the element type of a new array is reifiable (JLS 15.10.1), which Groovy checks since 6.0',
  },
  inference: {
    omits: new Set(['local', 'loopVariable', 'typeArguments', 'lambdaParameters']),
    flowTyping: 'a variable has the class of the value that it was given last (Semantics, "Flow typing")',
    untypedVariables:
      'a variable declared with `def` or `var` may be given anything (Semantics, "Variable definition")',
    noOwnLambdas: 'where no functional interface is expected, a lambda is a closure (Closures, "Groovy closures")',
  },
  rejects: faults,
  tolerates: {
    privateInNested: 'a private member is accessible in the whole top level class, as in Java (JLS 6.6.1)',
    protectedMember: 'a protected member is accessible in the whole package, as in Java (JLS 6.6.1)',
    nullElsewhere:
      'that null is no primitive value is documented for assignments (Semantics, "Type checking assignments")',
    convertedElements: 'what becomes of numbers in an array is not documented',
    missingOverride: 'the annotation @Override is not required, as in Java',
    nullable: 'there are no nullable types',
    branch: 'what a choice between objects of two classes is, is not documented',
    condition: 'anything is a condition (Semantics, "The Groovy Truth")',
    missingResult:
      'the result of a method without a return statement is its last value, or null (Object orientation, "Methods")',
    unreachableCode: 'statements that cannot be reached are no errors',
    incomparable: 'any two values can be compared (Operators, "Relational operators")',
    strayJump: 'where jumps may stand is not documented',
    thrownValue: 'what may be thrown is not documented',
    checkedException: 'checked exceptions need not be declared (Object orientation, "Exception declaration")',
    textsAsEnums: 'a text becomes the constant of its name (Semantics, "String to enum coercion")',
    arraysTakeSeveral:
      'a method whose last parameter is an array takes its elements one by one as well (Object orientation, "Varargs")',
  },
  converts,
  takesNull: ({ kind }) => kind !== 'primitive',
  declare: (hierarchy) => ({
    ...declareBuiltIns(hierarchy, {
      // A quotient of whole numbers is a BigDecimal, and a sum of floats a double.
      int: { arithmetic: ['+', '-', '*', '%'], comparison },
      long: { arithmetic: ['+', '-', '*', '%'], comparison },
      double: { arithmetic: ['+', '-', '*', '/'], comparison },
      float: { comparison },
      boolean: { comparison: ['==', '!='] },
      BigInteger: { arithmetic: ['+', '-', '*'], comparison },
      BigDecimal: { arithmetic: ['+', '-', '*'], comparison },
    }),
    ...declareClosures(hierarchy),
    exceptions: declareExceptions(hierarchy, exceptions),
  }),
};
