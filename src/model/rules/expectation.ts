import type { Expectation } from '../../core/expectation.js';
import type { SourcePosition } from '../../core/outcome.js';

/** What a compiler must do with a program after a rule was applied to it. */
export type RuleExpectation =
  /** The same as before: the same decision, and the same behaviour where the program runs. */
  | { readonly kind: 'same' }
  | { readonly kind: 'accepted' }
  | {
      readonly kind: 'rejected';
      /** What is wrong, in words that no other rule has. */
      readonly reason: string;
      /** Codes, and words of messages in any case; an error with none of them is a problematic message. */
      readonly mentions?: readonly string[];
    }
  /** It is accepted, and ends without an error or with the error of this name when it runs. */
  | { readonly kind: 'ends'; readonly error?: string }
  /** The rule is imprecise: one of these holds. */
  | { readonly kind: 'anyOf'; readonly options: readonly RuleExpectation[] };

/** The same behaviour as before. */
export const same: RuleExpectation = { kind: 'same' };

/** It is accepted, whatever it does. */
export const accepted: RuleExpectation = { kind: 'accepted' };

/** It is rejected. */
export function rejected(reason: string, ...mentions: readonly string[]): RuleExpectation {
  return { kind: 'rejected', reason, ...(mentions.length > 0 && { mentions }) };
}

/** It is accepted, and ends without an error or with the error of this name. */
export function ends(error?: string): RuleExpectation {
  return { kind: 'ends', ...(error !== undefined && { error }) };
}

/** One of several. */
export function anyOf(...options: readonly RuleExpectation[]): RuleExpectation {
  return { kind: 'anyOf', options };
}

/** Whether a program of which this holds is certainly accepted, so that another rule can be applied to it. */
export function isAccepted({ kind }: RuleExpectation): boolean {
  return kind === 'same' || kind === 'accepted' || kind === 'ends';
}

/**
 * What holds after two rules, one after the other: the second speaks of a program that the first accepts, and is the same as
 * the original only if both change nothing.
 */
export function combined(first: RuleExpectation, second: RuleExpectation): RuleExpectation {
  if (!isAccepted(first)) throw new Error('nothing follows for a program that may be rejected');
  if (second.kind === 'anyOf')
    return { kind: 'anyOf', options: second.options.map((option) => combined(first, option)) };
  return second.kind === 'same' ? first : second;
}

/** The expectation that travels with the program. */
export function toExpectation(expected: RuleExpectation, parent: string, at?: SourcePosition): Expectation {
  switch (expected.kind) {
    case 'same':
      return { kind: 'match', parent };
    case 'accepted':
      return { kind: 'accept' };
    case 'rejected': {
      const { reason, mentions } = expected;
      return { kind: 'reject', reason, ...(at && { at }), ...(mentions && { mentions }) };
    }
    case 'ends':
      return expected.error === undefined
        ? { kind: 'run', ends: 'normally' }
        : { kind: 'run', ends: 'withError', error: expected.error };
    case 'anyOf':
      return { kind: 'anyOf', options: expected.options.map((option) => toExpectation(option, parent, at)) };
  }
}
