import type { Random } from '../../../core/random.js';
import type { TypeName } from '../../../model/template/hole.js';
import { drawLiteral, hasLiterals } from '../../../model/template/literals.js';
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

/** The values that the entry is called with. */
export interface Arguments {
  /** Declarations of local variables that hold them. */
  readonly declarations: readonly string[];
  /** The call of the entry with one row of them. */
  call(row: string): string;
}

/** Draws rows of values for the parameters of the entry of a template. */
export function drawArguments(template: JavaTemplate, random: Random): Arguments {
  const declarations: string[] = [];
  const given: ((row: string) => string)[] = [];
  for (const [i, { type }] of template.entry.parameters.entries()) {
    const name = freshName(template, `values${i}`);
    const values = arrayLengths.map((length) => drawValue(type, length, random));
    if (values.includes(undefined)) given.push(() => `(${type}) null`);
    else {
      declarations.push(`${type}[] ${name} = {${values.join(', ')}};`);
      // What a call writes into its array is nothing to the next call.
      given.push((row) => (type.endsWith('[]') ? `${name}[${row}].clone()` : `${name}[${row}]`));
    }
  }
  return {
    declarations,
    call: (row) => `${template.entry.name}(${given.map((argument) => argument(row)).join(', ')})`,
  };
}

function drawValue(type: TypeName, length: number, random: Random): string | undefined {
  if (type.endsWith('[]')) {
    const elements = Array.from({ length }, () => drawValue(type.slice(0, -2), Math.min(length, 4), random));
    return elements.includes(undefined) ? undefined : `{${elements.join(', ')}}`;
  }
  const plain = boxes[type] ?? type;
  return hasLiterals(plain) ? javaLiteral(plain, drawLiteral(random, { type: plain })) : undefined;
}
