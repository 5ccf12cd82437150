import type { Expectation } from '../core/expectation.js';
import { nameOf } from '../core/identity.js';
import type { Observation, Outcome } from '../core/outcome.js';
import type { TestProgram } from '../core/test-program.js';
import { hasRun } from './behaviour.js';
import { isMentioned } from './near-fault.js';

// One program of so many is shown to references though nothing depends on it, so that a mistake in this does not stay hidden.
const sampled = 20;

/**
 * Whether references must be asked about a program, once the targets under test have been: what they do with it could change
 * whether the oracle finds a bug, or which one, or chance has it, which depends on the program alone. How well a bug is proven
 * does not matter here: references are asked about that when it is confirmed.
 */
export function needsReference(
  { id, expectation }: Pick<TestProgram, 'id' | 'expectation'>,
  tested: readonly Observation[],
): boolean {
  return tested.some(({ outcome }) => !isJudgedAlone(outcome, expectation)) || isSampled(id);
}

function isSampled(id: string): boolean {
  return Number.parseInt(nameOf('reference', id), 16) % sampled === 0;
}

function isJudgedAlone(outcome: Outcome, expectation: Expectation): boolean {
  if (isAboutOthers(expectation)) return false;
  if (outcome.kind === 'crashed' || outcome.kind === 'toolFailed') return true;
  return passesAlone(outcome, expectation) || failsAlone(outcome, expectation);
}

// A decision that the program rules out: the compilers that share it only make the bug less sure.
function failsAlone(outcome: Outcome, expectation: Expectation): boolean {
  if (expectation.kind === 'accept') return outcome.kind === 'rejected';
  return expectation.kind === 'reject' && outcome.kind === 'accepted';
}

function isAboutOthers(expectation: Expectation): boolean {
  if (expectation.kind === 'anyOf') return expectation.options.some(isAboutOthers);
  return expectation.kind !== 'accept' && expectation.kind !== 'reject';
}

function passesAlone(outcome: Outcome, expectation: Expectation): boolean {
  switch (expectation.kind) {
    case 'accept':
      // What a program prints is compared.
      return outcome.kind === 'accepted' && !hasRun(outcome);
    case 'reject':
      return (
        outcome.kind === 'rejected' &&
        (!expectation.at || isMentioned(outcome, expectation.at, expectation.mentions ?? []))
      );
    case 'anyOf':
      return expectation.options.some((option) => passesAlone(outcome, option));
    default:
      return false;
  }
}
