import { declareBuiltIns, type Operators } from '../../../model/java-like/built-ins.js';
import { features } from '../../../model/program/feature.js';
import type { Profile } from '../../../model/program/profile.js';

const absent = new Set(['declarationVariance', 'nullableTypes', 'tuples', 'namedArguments']);

const comparison: Operators['comparison'] = ['<', '<=', '>', '>=', '==', '!='];

/** What the generator must know of Groovy with static compilation. */
export const profile: Profile = {
  supports: new Set(features.filter((feature) => !absent.has(feature))),
  covariantArrays: true,
  restrictions: {
    captureFinalOnly: 'a variable that a closure shares and that is written has the type of what is written to it',
    ownArgumentsOnly:
      'inside of class C<T>, the T in `c.<T>m()` with a C<String> c is taken for the T of the C<String>: names are compared',
    noBoundedWithinArguments:
      'since Groovy 4.0.15 or before the Box<V> in `<Box<V>>m()` and another Box<V> are different types if V has a bound',
    noReferencesWithClassParameters:
      'in `box::put` with a Box<Long> box, `put` is looked for among the methods that declare a Long themselves',
    noGenericArrays: 'the element type of a new array is known at run time',
  },
  declare: (hierarchy) =>
    declareBuiltIns(hierarchy, {
      // A quotient of whole numbers is a BigDecimal, and a sum of floats a double.
      int: { arithmetic: ['+', '-', '*', '%'], comparison },
      long: { arithmetic: ['+', '-', '*', '%'], comparison },
      double: { arithmetic: ['+', '-', '*', '/'], comparison },
      float: { comparison },
      boolean: { comparison: ['==', '!='] },
    }),
};
