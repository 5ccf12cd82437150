import type { SourcePosition } from './outcome.js';

/** What every correct compiler must do with a program; it travels with the program. */
export type Expectation =
  | { readonly kind: 'accept' }
  | { readonly kind: 'reject'; readonly reason: string; readonly at?: SourcePosition }
  /** Every implementation and configuration must behave alike. */
  | { readonly kind: 'agree' }
  /** An imprecise rule: one of these must hold. */
  | { readonly kind: 'anyOf'; readonly options: readonly Expectation[] };
