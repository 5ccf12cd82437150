import { features } from '../../../model/program/feature.js';
import type { Profile } from '../../../model/program/profile.js';
import { declareBuiltIns, type Operators } from '../../shared/java-groovy/built-ins.js';

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
  inference: {
    omits: new Set(['local', 'typeArguments', 'lambdaParameters']),
    flowTyping: 'a variable has the class of the value that it was given last',
    untypedVariables: 'a variable declared with `def` or `var` may be given anything',
    leftToRight: 'an argument without type arguments is typed before the others are looked at',
    noUpperBounds: 'a type parameter that only the result mentions stands for its bound',
    noTargetWithin: 'the branches of a choice and the result of a lambda are typed by themselves',
    noArgumentTargets: 'an argument is typed before the method is chosen that it is given to',
    argumentsFirst: 'what is wanted of a new object is used only if its arguments say nothing',
    noNestedInference: 'what `new Box<>(1)` is found to be does not reach the type parameters of the call around it',
    noLoneObjects: 'the type parameters of a `new Box<>(…)` whose member is used stand for their bounds',
    noOperators: 'the operators of boxed numbers give a box or a primitive number, depending on the operands',
    noOwnLambdas: 'where no functional interface is wanted, a lambda is a closure',
  },
  tolerates: {
    privateFields: 'a private field can be read and written wherever its class is the type of the object',
    typeParameters:
      'a value of any class may be given to a variable of a type parameter, and the other way round; so may their types as arguments of others',
    typeArgumentsOfCalls: 'the type arguments of a call are not compared with its arguments',
    missingArguments:
      'a record can be made without its last components, and a method be called without its only argument',
    arraysTakeSeveral: 'a method whose last parameter is an array takes its elements one by one as well',
    boundsInBounds:
      'what is named in the bound of a type parameter is not compared with the bounds of its own parameters',
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
