import type { Factors } from './clients/focus.js';

/** Every number of the technique. */
export interface Policy {
  /** How deeply expressions are nested (4.1 of the paper). */
  readonly depth: number;
  /** How deeply lambdas are nested below that, where nothing else is of their type. */
  readonly lambdaDepth: number;
  /** How deeply type arguments are nested that are made up. */
  readonly typeDepth: number;
  /** How many incompatible types each position of a typing sequence may have in an enumeration (4.1). */
  readonly incompatible: number;
  /** How often something is tried that chance may spoil. */
  readonly tries: number;
  /** How many typing sequences are tried one after the other where each may be one that overloads forbid. */
  readonly enumerated: number;
  /** How many paths to a type are tried; with `spread` 0 the first of them is the shortest (4.1). */
  readonly paths: number;
  readonly steps: number;
  readonly producers: number;
  readonly spread: number;
  /** How many classes a program declares, how many methods one overrides that it need not, and how long chains of calls are. */
  readonly clients: number;
  readonly overrides: number;
  readonly chain: number;
  /** The share of the programs that do more than use one member. */
  readonly focused: number;
  readonly factors: Factors;
  readonly chances: Chances;
  readonly shares: Readonly<Record<'welltyped' | 'erased' | 'illtyped' | 'illtyped-erased', number>>;
}

/** How likely a choice is, from 0 to 1. */
interface Chances {
  /** A type argument is a built-in type of the language. */
  readonly builtIn: number;
  readonly arrayArgument: number;
  /** What is given is of a type below the one that is expected; what is expected of a result is above its own. */
  readonly subtype: number;
  readonly supertype: number;
  /** A type argument of the expected type is a wildcard. */
  readonly wildcard: number;
  readonly literal: number;
  readonly lambda: number;
  readonly reference: number;
  readonly conditional: number;
  readonly secondVararg: number;
  /** A class is declared where an object is needed; a type argument of what is above is a type parameter of it. */
  readonly client: number;
  readonly genericClient: number;
  /** What overrides gives something more special. */
  readonly covariant: number;
  /** A component that had its turn before is used with a typing sequence that none of its turns had. */
  readonly fresh: number;
  /** A component of which all typing sequences were used passes its turn on. */
  readonly passOn: number;
}

/** What programs are made by where nobody says more. */
export const policy: Policy = {
  depth: 2,
  lambdaDepth: 4,
  typeDepth: 2,
  incompatible: 5,
  tries: 6,
  enumerated: 500,
  paths: 12,
  steps: 400,
  producers: 48,
  spread: 1,
  clients: 2,
  overrides: 2,
  chain: 3,
  focused: 0.4,
  factors: {},
  chances: {
    builtIn: 0.5,
    arrayArgument: 0.04,
    subtype: 0.5,
    supertype: 0.5,
    wildcard: 0.25,
    literal: 0.7,
    lambda: 0.55,
    reference: 0.25,
    conditional: 0.05,
    secondVararg: 0.5,
    client: 0.75,
    genericClient: 0.5,
    covariant: 0.3,
    fresh: 0.5,
    passOn: 0.75,
  },
  shares: { welltyped: 0.35, erased: 0.35, illtyped: 0.2, 'illtyped-erased': 0.1 },
};

/** The policy with the factors that a user wants. */
export function policyWith(factors: Factors): Policy {
  const lambda = Math.min(1, policy.chances.lambda * (factors.libraryLambdas ?? 1));
  return { ...policy, factors, chances: { ...policy.chances, lambda } };
}
