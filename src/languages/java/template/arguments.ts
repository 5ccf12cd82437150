import type { Random } from '../../../core/random.js';
import type { TypeName } from '../../../model/template/hole.js';
import { drawLiteral, hasLiterals } from '../../../model/template/literals.js';
import type { Argument } from './driver-data.js';
import { javaLiteral } from './notation.js';
import { freshName, type JavaTemplate } from './read-template.js';

// The first row is for warming up: long enough for loops to be worth compiling. The others are the edges.
const arrayLengths = [20, 0, 1, 7, 33] as const;

/** How many rows of arguments there are. */
export const argumentRows = arrayLengths.length;

const boxes: Readonly<Record<TypeName, TypeName>> = {
  Boolean: 'boolean',
  Byte: 'byte',
  Short: 'short',
  Character: 'char',
  Integer: 'int',
  Long: 'long',
  Float: 'float',
  Double: 'double',
  CharSequence: 'String',
};

/** Draws rows of values for the parameters of the entry of a template. */
export function drawArguments(template: JavaTemplate, random: Random): readonly Argument[] {
  return template.entry.parameters.map(({ type }, i) => {
    const rows = arrayLengths.map((length) => drawValue(type, length, random));
    const made = rows.filter((row) => row !== undefined);
    return {
      type,
      ...(made.length === rows.length && { values: { name: freshName(template, `values${i}`), rows: made } }),
    };
  });
}

/** Declarations of the local variables that hold arguments. */
export function declarationsOf(given: readonly Argument[]): readonly string[] {
  return given.flatMap(({ type, values }) =>
    values ? [`${type}[] ${values.name} = {${values.rows.join(', ')}};`] : [],
  );
}

/** A call of the entry with one row of its arguments, which a variable tells. */
export function callOf(entry: string, given: readonly Argument[], row: string): string {
  return callWith(entry, given, ({ name }, type) =>
    // What a call writes into its array is nothing to the next call.
    type.endsWith('[]') ? `${name}[${row}].clone()` : `${name}[${row}]`,
  );
}

/** A call of the entry with the values of one row themselves. */
export function callWithRow(entry: string, given: readonly Argument[], row: number): string {
  return callWith(entry, given, ({ rows }, type) => {
    const value = rows[row] as string;
    return type.endsWith('[]') ? `new ${type} ${value}` : value;
  });
}

function callWith(
  entry: string,
  given: readonly Argument[],
  write: (values: NonNullable<Argument['values']>, type: TypeName) => string,
): string {
  return `${entry}(${given.map(({ type, values }) => (values ? write(values, type) : `(${type}) null`)).join(', ')})`;
}

function drawValue(type: TypeName, length: number, random: Random): string | undefined {
  if (type.endsWith('[]')) {
    const elements = Array.from({ length }, () => drawValue(type.slice(0, -2), Math.min(length, 4), random));
    return elements.includes(undefined) ? undefined : `{${elements.join(', ')}}`;
  }
  const plain = boxes[type] ?? type;
  return hasLiterals(plain) ? javaLiteral(plain, drawLiteral(random, { type: plain })) : undefined;
}
