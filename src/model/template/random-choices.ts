import type { Random } from '../../core/random.js';
import { indexVariables } from './candidates.js';
import type { Choices, PlaceQuestion } from './choices.js';
import type { FilledPlace, Index } from './filled.js';
import type { ScopeVariable } from './hole.js';
import { drawLiteral } from './literals.js';
import { templatePolicy as policy } from './policy.js';

/** What is known of arrays when a hole is filled. */
export interface ArrayLengths {
  /** The length of an array in scope, if it can be known now. */
  readonly lengthOf?: (array: string) => number | undefined;
  /** An index of an array of unknown length is a part of its length. */
  readonly fractions?: boolean;
}

/** Choices drawn by the weights of the policy. */
export function randomChoices(random: Random, lengths: ArrayLengths = {}): Choices {
  const choices: Choices = {
    one: (options) => random.pick(options),
    literal: (range) => drawLiteral(random, range),
    place: (question) => drawPlace(random, question, lengths),
    option: (options, fill) => fill(random.pick(options), choices),
    labels(count) {
      const from = random.chance(policy.shiftedLabels) ? random.int(-count, count) : 0;
      return Array.from({ length: count }, (_, i) => String(from + i));
    },
    fallsThrough: () => random.chance(policy.fallThrough),
  };
  return choices;
}

function drawPlace(random: Random, question: PlaceQuestion, lengths: ArrayLengths): FilledPlace {
  const { type, variables, arrays, scope } = question;
  const wantsElement = random.chance(policy.elementForVariable);
  if (arrays.length === 0 || (variables.length > 0 && !wantsElement))
    return { kind: 'variable', type, name: random.pick(variables).name };
  const array = random.pick(arrays);
  return { kind: 'element', type, array: array.name, index: drawIndex(random, array, scope, lengths) };
}

function drawIndex(
  random: Random,
  array: ScopeVariable,
  scope: readonly ScopeVariable[],
  { lengthOf, fractions }: ArrayLengths,
): Index {
  const known = lengthOf?.(array.name) ?? array.length;
  const variables = indexVariables(scope);
  if (variables.length > 0 && random.chance(policy.variableIndex))
    return drawVariableIndex(random, random.pick(variables).name, known);
  if (known === undefined && fractions) return { kind: 'fraction', fraction: random.int(0, 999_999) / 1_000_000 };
  const length = known ?? policy.unknownLength;
  if (random.chance(policy.outOfBounds)) return { kind: 'at', value: random.pick([-1, length]) };
  return { kind: 'at', value: random.int(0, Math.max(0, length - 1)) };
}

function drawVariableIndex(random: Random, variable: string, length: number | undefined): Index {
  if (random.chance(policy.plainIndex)) return { kind: 'plain', variable };
  if (length === undefined || length < 2) return { kind: 'wrapped', variable };
  return { kind: 'masked', variable, mask: 2 ** Math.floor(Math.log2(length)) - 1 };
}
