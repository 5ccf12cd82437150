import { features } from '../../../model/program/feature.js';
import type { Profile } from '../../../model/program/profile.js';
import { declareBuiltIns, type Operators } from '../../shared/java-groovy/built-ins.js';

const absent = new Set(['declarationVariance', 'nullableTypes', 'tuples', 'defaultParameters', 'namedArguments']);

// Arithmetic on byte, short and char gives an int (JLS 5.6).
const number: Operators = {
  arithmetic: ['+', '-', '*', '/', '%'],
  comparison: ['<', '<=', '>', '>=', '==', '!='],
};

/** What the generator must know of Java 17. */
export const profile: Profile = {
  supports: new Set(features.filter((feature) => !absent.has(feature))),
  covariantArrays: true,
  restrictions: {
    captureFinalOnly: 'variables used in a lambda are effectively final (JLS 15.27.2)',
    noGenericArrays: 'the element type of a new array is reifiable (JLS 15.10.1)',
  },
  inference: {
    omits: new Set(['local', 'typeArguments', 'lambdaParameters']),
    noOwnLambdas: 'a lambda stands only where a functional interface is wanted (JLS 15.27)',
  },
  tolerates: {},
  declare: (hierarchy) =>
    declareBuiltIns(hierarchy, {
      int: number,
      long: number,
      float: number,
      double: number,
      boolean: { comparison: ['==', '!='] },
      char: { comparison: ['==', '!=', '<', '>'] },
    }),
};
