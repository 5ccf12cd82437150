/** Every probability and limit of the technique. */
export interface Policy {
  /** How many programs are made of one skeleton with the same holes unless the user says otherwise, and of how many seeds the other part is. */
  readonly fillings: number;
  readonly merged: number;
  /** The share of a program's values that is replaced in each round. */
  readonly shares: readonly number[];
  /** The most programs that are analysed to find the holes of a seed, and how deep these lie in each other. */
  readonly holes: { readonly checks: number; readonly layers: number };
  /** The most holes where several programs are made of one skeleton: few enough to be enumerated. */
  readonly localHoles: number;
  /** What a seed must have to be filled: holes, and their share of all values. */
  readonly fewestHoles: number;
  readonly smallestShare: number;
  /** What a seed must give to be used in others: expressions of its own. */
  readonly fewestExpressions: number;
  readonly longestSeed: number;
  readonly generation: GenerationPolicy;
  readonly filling: FillingPolicy;
  /** How many programs are analysed to find the holes whose values must be taken back, and how many pairs of seeds are tried. */
  readonly repairs: number;
  readonly pairs: number;
  /** How many programs of another technique are tried, of which one must compile to be filled. */
  readonly parents: number;
  /** How many seeds in a row may be unsuited, and how many are kept in memory. */
  readonly run: number;
  readonly kept: number;
}

/** How expressions are made of one seed. */
export interface GenerationPolicy {
  /** How often calls are made of what there is: each time their parts can be deeper. */
  readonly levels: number;
  /** How many values one level keeps, how many calls are tried of each callable, and how many members of how many types are called. */
  readonly values: number;
  readonly calls: number;
  readonly types: number;
  readonly members: number;
  /** How many members of libraries are tried. */
  readonly library: number;
  /** How often an argument is as plain as possible, and how often a type argument is itself generic, for each level that it is nested. */
  readonly plain: number;
  readonly nested: number;
  /** How often what may be left out of a call is. */
  readonly omitted: number;
  readonly longest: number;
}

/** How holes are filled. */
export interface FillingPolicy {
  /** How many generated expressions a program can choose from. */
  readonly expressions: number;
  /** How many types' members are asked for. */
  readonly types: number;
  /** How often each kind of value is chosen where there are some. */
  readonly weights: Readonly<Record<ValueKind, number>>;
  /** How likely an argument of a generated call is a call, for each level that it is nested. */
  readonly recursion: number;
  readonly depth: number;
  readonly omitted: number;
}

/** Where a value comes from (II-D of the paper). */
export type ValueKind = 'variable' | 'constant' | 'generated' | 'call' | 'member';

/** The numbers that are used. */
export const policy: Policy = {
  fillings: 1,
  merged: 1,
  shares: [0.45, 0.2],
  localHoles: 4,
  holes: { checks: 80, layers: 6 },
  fewestHoles: 5,
  smallestShare: 0.4,
  fewestExpressions: 8,
  longestSeed: 20_000,
  generation: {
    levels: 3,
    values: 90,
    calls: 2,
    types: 8,
    members: 5,
    library: 30,
    plain: 0.4,
    nested: 0.35,
    omitted: 0.6,
    longest: 120,
  },
  filling: {
    expressions: 45,
    types: 10,
    weights: { variable: 4, constant: 1.5, generated: 5, call: 3, member: 3 },
    recursion: 0.4,
    depth: 3,
    omitted: 0.7,
  },
  repairs: 6,
  pairs: 8,
  parents: 10,
  run: 200,
  kept: 300,
};
