import type { SourcePosition } from './outcome.js';

/** What every correct compiler must do with a program; it travels with the program. */
export type Expectation =
  /** With `runs` it also has a main, and wherever it runs it ends without an error and prints the same. */
  | { readonly kind: 'accept'; readonly runs?: true }
  | {
      readonly kind: 'reject';
      readonly reason: string;
      readonly at?: SourcePosition;
      /** Codes, and words of messages, of which the error near the place should have one. */
      readonly mentions?: readonly string[];
    }
  /** Every implementation and configuration must behave the same. */
  | { readonly kind: 'agree' }
  /** One build must do exactly the same under all of its configurations, also in the files that it writes. */
  | { readonly kind: 'consistent' }
  /** Each target must do with it what it does with the program of this id, which travels as `parent`. */
  | { readonly kind: 'match'; readonly parent: string }
  /** It is accepted, and ends without an error when it runs. */
  | { readonly kind: 'run'; readonly ends: 'normally' }
  /** It is accepted, and ends with the run-time error of this name when it runs. */
  | { readonly kind: 'run'; readonly ends: 'withError'; readonly error: string }
  /** An imprecise rule: one of these must hold. */
  | { readonly kind: 'anyOf'; readonly options: readonly Expectation[] };

/** An expectation without the place of its fault: in a program that was printed again the lines differ. */
export function withoutPlace(expectation: Expectation): Expectation {
  return expectation.kind === 'reject' ? { kind: 'reject', reason: expectation.reason } : expectation;
}

/** Whether what a program does when it runs is compared with anything, where so many targets run it. */
export function comparesRuns(expectation: Expectation, runners: number): boolean {
  switch (expectation.kind) {
    case 'reject':
      return false;
    case 'accept':
      return runners > (expectation.runs ? 0 : 1);
    case 'agree':
    case 'consistent':
      return runners > 1;
    case 'match':
    case 'run':
      return true;
    case 'anyOf':
      return expectation.options.some((option) => comparesRuns(option, runners));
  }
}

/** Whether it is expected of a program that it runs to its end. */
export function mustRun(expectation: Expectation): boolean {
  return expectation.kind === 'accept' && expectation.runs === true;
}

/** Whether it is a matter of types what a compiler must do with a program, so that a check shows it. */
export function isAboutTypes(expectation: Expectation): boolean {
  if (expectation.kind === 'anyOf') return expectation.options.every(isAboutTypes);
  return expectation.kind === 'accept' || expectation.kind === 'reject';
}

/** Whether what is expected depends on what targets do with the parent. */
export function mustMatch(expectation: Expectation): boolean {
  if (expectation.kind === 'anyOf') return expectation.options.some(mustMatch);
  return expectation.kind === 'match';
}
