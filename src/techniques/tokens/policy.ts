import type { SyntaxRole } from '../../model/source/syntax.js';

/** Relative frequencies; what has 0 is never chosen. */
export type Weights<K extends string = string> = Readonly<Record<K, number>>;

/** Every probability and limit of the technique. */
export interface Policy {
  /** How many mutations a program gets. */
  readonly mutations: Weights;
  /** How often each kind of mutation is tried, by its name. */
  readonly kinds: Weights;
  /** Where in a program the tree mutations work. */
  readonly roles: Weights<SyntaxRole>;
  /** Where modifiers are added and removed. */
  readonly toggled: Weights<SyntaxRole>;
  /** How often a replacement is sought in the declaration of its target, where the same names are in scope. */
  readonly nearby: number;
  /** How often an identifier is replaced by one that stands in the same kind of place. */
  readonly sameContext: number;
  /** How often a spliced piece is added to a list and does not replace anything. */
  readonly insertion: number;
  /** How often the foreign names of a spliced piece are replaced by names of the program. */
  readonly adaptation: number;
  /** How often a declaration that replaces another takes over its name. */
  readonly keptName: number;
  /** How often a renamed identifier is a declaration, and not one that refers to a declaration. */
  readonly declaringName: number;
  /** How often a literal or keyword is taken from another seed. */
  readonly foreignAtom: number;
  /** The longest piece that is copied, in characters. */
  readonly maxPiece: number;
  /** The most tokens that wrapping adds around a piece. */
  readonly maxWrapping: number;
  /** How often one mutation is tried before it is left out. */
  readonly tries: number;
  /** How often a program that equals its seed is made anew. */
  readonly attempts: number;
  /** How many seeds are read in advance to learn the grammar from. */
  readonly sample: number;
  /** How many seeds in a row may be outside of the grammar before the search for one within it ends. */
  readonly faultyRun: number;
  /** How many seeds are kept in memory as trees. */
  readonly cached: number;
}

/** The settings that are used unless the user says otherwise. */
export const policy: Policy = {
  mutations: { '1': 12, '2': 6, '3': 2, '4': 1 },
  kinds: {
    delete: 8,
    duplicate: 4,
    swap: 8,
    splice: 12,
    replace: 16,
    rename: 14,
    exchange: 10,
    toggle: 10,
    atom: 10,
    wrap: 12,
    unwrap: 6,
    'delete-token': 1,
    'duplicate-token': 0.5,
    'swap-tokens': 0.5,
    'replace-token': 2,
  },
  roles: { type: 8, expression: 5, member: 3, statement: 2, parameter: 2, other: 2, identifier: 0 },
  toggled: { member: 5, parameter: 3, statement: 2, type: 1, other: 1, expression: 1, identifier: 0 },
  nearby: 0.6,
  sameContext: 0.85,
  insertion: 0.4,
  adaptation: 0.9,
  keptName: 0.8,
  declaringName: 0.2,
  foreignAtom: 0.3,
  maxPiece: 1200,
  maxWrapping: 4,
  tries: 8,
  attempts: 5,
  sample: 300,
  faultyRun: 1000,
  cached: 600,
};
