import type { Type } from '../../../model/types/type.js';
import { primitives } from './library.js';

/** The place of a number, primitive or boxed, in the order of widening conversions; nothing for other types. */
export function widthOf(type: Type): number | undefined {
  return 'name' in type ? widths.get(type.name) : undefined;
}

const numbers = primitives.filter(({ number }) => number);

const widths: ReadonlyMap<string, number> = new Map(
  numbers.flatMap(({ name, box }, i) => [[name, i] as const, [box, i] as const]),
);

/** Whether a type is the one of characters or their box. */
export function isCharacter(type: Type): boolean {
  return 'name' in type && (type.name === 'char' || type.name === 'Character');
}
