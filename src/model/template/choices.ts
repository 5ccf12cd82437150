import type { PlaceCandidates } from './candidates.js';
import type { FilledPlace } from './filled.js';
import type { ScopeVariable, TypeName } from './hole.js';
import type { LiteralRange } from './literals.js';

/** Who decides what fills a hole. */
export interface Choices {
  one<T>(options: readonly T[]): T;
  literal(range: LiteralRange): string;
  place(question: PlaceQuestion): FilledPlace;
  /** Chooses one of several nodes and has it filled. */
  option<Node, Result>(options: readonly Node[], fill: (node: Node, choices: Choices) => Result): Result;
  /** The labels of so many cases, all different. */
  labels(count: number): readonly string[];
  /** Whether a case of a switch goes on with the next one. */
  fallsThrough(): boolean;
}

/** What can stand in one place. */
export interface PlaceQuestion extends PlaceCandidates {
  readonly type: TypeName;
  readonly scope: readonly ScopeVariable[];
}
