import { declareExceptions } from '../../../model/program/exceptions.js';
import { features } from '../../../model/program/feature.js';
import type { Profile } from '../../../model/program/profile.js';
import { declareBuiltIns, exceptions, type Operators } from '../../shared/java-groovy/built-ins.js';
import { converts } from './conversions.js';
import { faults } from './faults.js';

const absent = new Set([
  'closures',
  'declarationVariance',
  'typeAliases',
  'genericArrays',
  'nullableTypes',
  'tuples',
  'defaultParameters',
  'namedArguments',
  'localFunctions',
  'nothing',
]);

// Arithmetic on byte, short and char gives an int (JLS 5.6).
const number: Operators = {
  arithmetic: ['+', '-', '*', '/', '%'],
  comparison: ['<', '<=', '>', '>=', '==', '!='],
};

/** What the generator must know of Java 17. */
export const profile: Profile = {
  supports: new Set(features.filter((feature) => !absent.has(feature))),
  covariantArrays: true,
  warmsUp: 'the tiers of the JVM compile what is called often',
  restrictions: {
    captureFinalOnly: 'variables used in a lambda are effectively final (JLS 15.27.2)',
    blocksInSwitchOnly: 'the only values that are blocks are those of a switch expression (JLS 15.28.1)',
    noGenericArrays: 'the element type of a new array is reifiable (JLS 15.10.1)',
  },
  inference: {
    omits: new Set(['local', 'loopVariable', 'typeArguments', 'lambdaParameters']),
    noOwnLambdas: 'a lambda stands only where a functional interface is wanted (JLS 15.27)',
  },
  rejects: faults,
  tolerates: {
    privateInNested: 'a private member is accessible in the whole top level class (JLS 6.6.1)',
    protectedMember: 'a protected member is accessible in the whole package (JLS 6.6.1)',
    missingOverride: 'the annotation @Override is not required (JLS 9.6.4.4)',
    nullable: 'there are no nullable types',
    flowType: 'a variable has the type of its declaration',
    defaultValue: 'there are no default parameters',
  },
  converts,
  takesNull: ({ kind }) => kind !== 'primitive',
  declare: (hierarchy) => ({
    ...declareBuiltIns(hierarchy, {
      int: number,
      long: number,
      float: number,
      double: number,
      boolean: { comparison: ['==', '!='] },
      char: { comparison: ['==', '!=', '<', '>'] },
    }),
    exceptions: declareExceptions(hierarchy, exceptions),
  }),
};
