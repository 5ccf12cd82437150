import type { Type } from '../../../model/types/type.js';
import { bigNumbers } from '../../shared/java-groovy/library.js';
import { isCharacter, widthOf } from '../../shared/java-groovy/number-conversions.js';

/**
 * Whether a value may be given where a type is wanted that is not above its own (Semantics, "Type checking assignments"):
 * anything becomes a text or a boolean, and a number any number that is at least as wide. What becomes of characters and
 * constants is not told there.
 */
export function converts(from: Type, to: Type): boolean {
  const name = 'name' in to ? to.name : '';
  if (anything.has(name) || isCharacter(from) || isCharacter(to)) return true;
  // A closure becomes whatever it is coerced to (Closures, "Closure coercion").
  if (isClosure(from)) return !isClosure(to);
  // An array may be made of what is given. Arrays are compared by their elements, and what becomes of numbers among
  // elements is not told.
  if (to.kind === 'array') return from.kind !== 'array' || (isNumber(from.element) && isNumber(to.element));
  // What becomes of big numbers is told for literals and operators only.
  if (isBig(from) || isBig(to)) return isNumber(from) && isNumber(to);
  const [width, wanted] = [widthOf(from), widthOf(to)];
  if (width === undefined || wanted === undefined) return false;
  return from.kind === 'primitive' ? true : width <= wanted;
}

const anything: ReadonlySet<string> = new Set(['String', 'boolean', 'Boolean', 'Comparable', 'CharSequence']);

function isClosure(type: Type): boolean {
  return type.kind === 'class' && type.name === 'Closure';
}

function isBig(type: Type): boolean {
  return bigNumbers.some(({ name }) => 'name' in type && type.name === name);
}

function isNumber(type: Type): boolean {
  return isBig(type) || widthOf(type) !== undefined || ('name' in type && type.name === 'Number');
}
