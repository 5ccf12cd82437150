import type { TypeName } from '../../../model/template/hole.js';

/** How a result is shown, as a text and as a number. */
export interface ShownResult {
  text(value: string): string;
  number(value: string): string;
}

const plain = (value: string) => value;
const wholes: ShownResult = { text: plain, number: plain };
const boxed: ShownResult = { text: plain, number: (value) => `java.util.Objects.hashCode(${value})` };

/** How a result of a type is shown; nothing for objects of other classes, which print where they are in memory. */
export function resultOf(type: TypeName): ShownResult | undefined {
  if (/^(byte|short|int|long)$/.test(type)) return wholes;
  // A letter need not be one that can be printed.
  if (type === 'char') return { text: (value) => `(int) ${value}`, number: plain };
  if (type === 'boolean') return { text: plain, number: (value) => `(${value} ? 1 : 0)` };
  if (/^(float|double)$/.test(type)) return { text: plain, number: (value) => `Double.doubleToLongBits(${value})` };
  if (/^(String|Boolean|Byte|Short|Character|Integer|Long|Float|Double)$/.test(type)) return boxed;
  if (!/^(boolean|byte|short|char|int|long|float|double|String)\[\]$/.test(type)) return undefined;
  return {
    text: (value) => `java.util.Arrays.toString(${value})`,
    number: (value) => `java.util.Arrays.hashCode(${value})`,
  };
}
