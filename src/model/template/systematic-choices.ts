import { arraysOfEachLength, candidatesFor, indexVariables, partsOf } from './candidates.js';
import type { Choices, PlaceQuestion } from './choices.js';
import type { FilledPlace, Index } from './filled.js';
import type { Hole, HoleNode, PlaceNode, ScopeVariable } from './hole.js';
import { literalPool } from './literals.js';
import { templatePolicy as policy } from './policy.js';

/** In how many ways a hole can be filled; literals count with those of their pool. */
export function countFillings({ node, scope }: Hole): bigint {
  return count(node, scope);
}

/** The choices that give one filling of a node by its number; each number below the count gives another one. */
export function systematicChoices(ordinal: bigint, scope: readonly ScopeVariable[]): Choices {
  let rest = ordinal;
  const take = (size: bigint) => {
    const digit = rest % size;
    rest /= size;
    return digit;
  };
  const one = <T>(options: readonly T[]) => options[Number(take(BigInt(options.length)))] as T;
  return {
    one,
    literal: (range) => one(literalPool(range)),
    place: (question) => one(placeOptions(question)),
    option(options, fill) {
      const sizes = options.map((option) => count(option as HoleNode, scope));
      let digit = take(sizes.reduce((sum, size) => sum + size, 0n));
      const chosen = sizes.findIndex((size) => {
        if (digit < size) return true;
        digit -= size;
        return false;
      });
      return fill(options[chosen] as (typeof options)[number], systematicChoices(digit, scope));
    },
    labels: (length) => Array.from({ length }, (_, i) => String(i)),
    fallsThrough: () => false,
  };
}

function count(node: HoleNode, scope: readonly ScopeVariable[]): bigint {
  const parts = partsOf(node).map((part) => count(part, scope));
  const product = parts.reduce((total, part) => total * part, 1n);
  switch (node.kind) {
    case 'literal':
      return BigInt(literalPool(node).length);
    case 'variable':
    case 'element':
      return countPlaces(node, scope, false);
    case 'unary':
    case 'binary':
      return BigInt(node.operators.length) * product;
    case 'increment':
    case 'assign':
      return BigInt(node.operators.length) * countPlaces(node.place, scope, true) * product;
    case 'array':
      // An array of n elements can be filled in as many ways as n elements in a row.
      return arraysOfEachLength(node).reduce((total, { maxLength }) => total + product ** BigInt(maxLength), 0n);
    case 'try':
      return BigInt(node.caught?.length ?? 1) * product;
    case 'call':
      return BigInt(node.functions.length) * product;
    case 'alternatives':
    case 'statementAlternatives':
      return parts.reduce((total, part) => total + part, 0n);
    default:
      return product;
  }
}

function countPlaces(node: PlaceNode, scope: readonly ScopeVariable[], written: boolean): bigint {
  return BigInt(placeOptions({ ...candidatesFor(node, scope, written), type: node.type, scope }).length);
}

function placeOptions({ type, variables, arrays, scope }: PlaceQuestion): readonly FilledPlace[] {
  const named = variables.map(({ name }): FilledPlace => ({ kind: 'variable', type, name }));
  const elements = arrays.flatMap((array) =>
    indexOptions(array, scope).map((index): FilledPlace => ({ kind: 'element', type, array: array.name, index })),
  );
  return [...named, ...elements];
}

function indexOptions({ length }: ScopeVariable, scope: readonly ScopeVariable[]): readonly Index[] {
  const constants = Array.from(
    { length: length ?? policy.unknownLength },
    (_, value): Index => ({ kind: 'at', value }),
  );
  return [...constants, ...indexVariables(scope).map(({ name }): Index => ({ kind: 'wrapped', variable: name }))];
}
