import type { SourcePosition } from './outcome.js';

/** What every correct compiler must do with a program; it travels with the program. */
export type Expectation =
  | { readonly kind: 'accept' }
  | { readonly kind: 'reject'; readonly reason: string; readonly at?: SourcePosition }
  /** Every implementation and configuration must behave alike. */
  | { readonly kind: 'agree' }
  /** An imprecise rule: one of these must hold. */
  | { readonly kind: 'anyOf'; readonly options: readonly Expectation[] };

/** An expectation without the place of its fault: in a program that was laid out anew the lines are others. */
export function withoutPlace(expectation: Expectation): Expectation {
  return expectation.kind === 'reject' ? { kind: 'reject', reason: expectation.reason } : expectation;
}
