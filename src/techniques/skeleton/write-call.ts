import type { Random } from '../../core/random.js';
import type { Notation } from '../../model/source/notation.js';
import type { Signature } from '../../model/source/scope.js';
import { isWhole } from '../../model/skeleton/is-whole.js';

/** Something that can be called, and how it is written before its arguments. */
export interface Callable {
  readonly name: string;
  /** What it is called on: a value, or a class. */
  readonly receiver?: string;
  readonly signature: Signature;
}

/** The arguments of a call. */
export interface Arguments {
  readonly types: readonly string[];
  readonly values: readonly string[];
}

/** The text of a call; type arguments are written if there are some. */
export function writeCall(
  { name, receiver, signature }: Callable,
  { types, values }: Arguments,
  notation: Notation,
): string {
  const { open, close, beforeName } = notation.typeArguments;
  const written = types.length > 0 ? `${open}${types.join(', ')}${close}` : '';
  const args = `(${values.join(', ')})`;
  if (signature.constructs) return `${notation.making}${name}${written}${args}`;
  const before = receiver === undefined ? '' : `${wholeText(receiver)}.`;
  // A type argument in front of a name needs something before it.
  if (beforeName) return `${before}${before === '' ? '' : written}${name}${args}`;
  return `${before}${name}${written}${args}`;
}

/** A member that is no method. */
export function writeField(receiver: string, name: string): string {
  return `${wholeText(receiver)}.${name}`;
}

function wholeText(value: string): string {
  return isWhole(value) ? value : `(${value})`;
}

/** How many arguments a call has: what may be left out often is, from some parameter on. */
export function drawArity({ parameters }: Signature, omitted: number, random: Random): number {
  const needed = parameters.findLastIndex(({ optional, rest }) => !optional && !rest) + 1;
  let count = needed;
  while (count < parameters.length && parameters[count]?.rest === false && !random.chance(omitted)) count++;
  return count;
}

/** Whether a call without values for its last parameter is one: a rest may also be a tuple, whose parts are needed. */
export function isPlain({ parameters, typeParameters }: Signature): boolean {
  const rest = parameters.find((each) => each.rest);
  return (
    typeParameters.length === 0 &&
    (rest === undefined || /\]$|>$|Array$/.test(rest.type.text)) &&
    !/^(readonly )?\[/.test(rest?.type.text ?? '')
  );
}

/** A type with other types in the places of its type parameters. */
export function substituted(type: string, chosen: ReadonlyMap<string, string>): string {
  return type.replace(/[\p{L}_$][\p{L}\p{N}_$]*/gu, (name) => chosen.get(name) ?? name);
}

/** Whether a type speaks of some type parameters. */
export function mentions(type: string, names: readonly string[]): boolean {
  const words: readonly string[] = type.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? [];
  return names.some((name) => words.includes(name));
}
