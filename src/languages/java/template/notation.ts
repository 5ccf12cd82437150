import type { TypeName } from '../../../model/template/hole.js';
import { levels, type Notation } from '../../../model/template/notation.js';

/** How Java writes what fills holes; the caller says what an index by a fraction of the length is. */
export function javaNotation(fraction: Notation['fraction']): Notation {
  return {
    literal: javaLiteral,
    cast: (type, operand) => ({ text: `(${type}) ${operand(levels.unary)}`, level: levels.unary }),
    fraction,
    declare: (type, name, value) => `${type} ${name} = ${value};`,
    array: (type, elements) => `new ${type} {${elements.join(', ')}}`,
    catches: (name, caught = 'RuntimeException') => ({ head: `catch (${caught} ${name})` }),
    counter: 'int',
  };
}

/** A literal of a primitive type or a string; constants of small types need a cast. */
export function javaLiteral(type: TypeName, value: string): string {
  switch (type) {
    case 'byte':
    case 'short':
      return `(${type}) ${value}`;
    case 'char':
      return charLiteral(Number(value));
    case 'long':
      return `${value}L`;
    case 'float':
      return real(Math.fround(Number(value)), value, 'f');
    case 'double':
      return real(Number(value), value, '');
    case 'String':
      return `"${[...value].map(escaped).join('')}"`;
    default:
      return value;
  }
}

function charLiteral(code: number): string {
  const letter = String.fromCharCode(code);
  return /^[\w +*/.,:;<=>?!-]$/.test(letter) ? `'${letter}'` : `(char) ${code}`;
}

// Too small a number is an error in Java, and there are no literals for what is no number.
function real(number: number, text: string, suffix: string): string {
  if (Number.isNaN(number)) return `(0.0${suffix} / 0.0${suffix})`;
  if (!Number.isFinite(number)) return `(${number < 0 ? '-' : ''}1.0${suffix} / 0.0${suffix})`;
  if (number === 0) return `${Object.is(number, -0) ? '-' : ''}0.0${suffix}`;
  return `${/[.eE]/.test(text) ? text : `${text}.0`}${suffix}`;
}

function escaped(letter: string): string {
  if (letter === '"' || letter === '\\') return `\\${letter}`;
  if (/^[ -~]$/.test(letter)) return letter;
  // An octal escape, because \u000a would be read as the end of the line.
  if (letter < ' ') return `\\${letter.charCodeAt(0).toString(8).padStart(3, '0')}`;
  return Array.from(
    { length: letter.length },
    (_, i) => `\\u${letter.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('');
}
