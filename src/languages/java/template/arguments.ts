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

const listName = 'given';

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
  const { parameters, maker: all } = template.entry;
  return parameters.map(({ type, maker, erased = type }, i) => {
    if (all !== undefined) return { type, made: `(${erased}) ${freshName(template, listName)}[${i}]` };
    if (maker !== undefined) return { type, made: `${maker}()` };
    const rows = arrayLengths.map((length) => drawValue(type, length, random));
    const made = rows.filter((row) => row !== undefined);
    return {
      type,
      ...(made.length === rows.length && { values: { name: freshName(template, `values${i}`), rows: made } }),
    };
  });
}

/** The statement before a call that makes all arguments, where one method does. */
export function makingAll(template: JavaTemplate): string | undefined {
  const { maker } = template.entry;
  return maker === undefined ? undefined : `Object[] ${freshName(template, listName)} = ${maker}();`;
}

/** A call of the entry that is executed: it tells when arguments are being made, and looks at them. */
export function probedCall(template: JavaTemplate, given: readonly Argument[], probe: string): readonly string[] {
  const { entry } = template;
  const all = makingAll(template);
  const isMade = given.some(({ made }) => made !== undefined);
  if (!isMade && all === undefined) return [`${callOf(entry.name, given, 'row')};`];
  const list = freshName(template, listName);
  const types = entry.parameters.map(({ type, erased = type }) => `, ${erased}.class`).join('');
  const names = given.map(({ made }, i) => (made === undefined ? undefined : freshName(template, `made${i}`)));
  const held = given.map((one, i) => (names[i] === undefined ? one : { ...one, made: names[i] }));
  return [
    `${probe}.making(true);`,
    ...(all === undefined ? [] : [all, `${probe}.check(${list}${types});`]),
    ...given.flatMap(({ made }, i) => (made === undefined ? [] : [`var ${names[i]} = ${made};`])),
    `${probe}.making(false);`,
    `${callOf(entry.name, held, 'row')};`,
  ];
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
  const one = ({ type, values, made }: Argument) => made ?? (values ? write(values, type) : `(${type}) null`);
  return `${entry}(${given.map(one).join(', ')})`;
}

function drawValue(type: TypeName, length: number, random: Random): string | undefined {
  if (type.endsWith('[]')) {
    const elements = Array.from({ length }, () => drawValue(type.slice(0, -2), Math.min(length, 4), random));
    return elements.includes(undefined) ? undefined : `{${elements.join(', ')}}`;
  }
  const plain = boxes[type] ?? type;
  return hasLiterals(plain) ? javaLiteral(plain, drawLiteral(random, { type: plain })) : undefined;
}
