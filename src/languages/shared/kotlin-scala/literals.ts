import type { LiteralExpression } from '../../../model/program/expression.js';
import { quoted, quotedCharacter, withFraction } from '../../../model/program/print/literals.js';
import { levels, type Printed, within } from '../../../model/program/print/precedence.js';

/** Where languages differ in their literals. */
export interface LiteralWords {
  /** A call that makes a number a short or a byte. */
  readonly toShort: string;
  readonly toByte: string;
  /** The value of Unit. */
  readonly unit: string;
  quote(text: string): string;
}

/** A literal of one of the built-in types that these languages have in common. */
export function printLiteral({ type, value }: LiteralExpression, words: LiteralWords): Printed {
  if (type.kind === 'class' && type.name === 'Unit') return { doc: words.unit, level: levels.primary };
  if (typeof value === 'string')
    return { doc: isCharacter(type) ? quotedCharacter(value) : words.quote(quoted(value)), level: levels.primary };
  if (typeof value === 'boolean') return { doc: String(value), level: levels.primary };
  const level = value < 0 || Object.is(value, -0) ? levels.unary : levels.primary;
  const converted = (word: string) => ({
    doc: [within({ doc: String(value), level }, levels.primary), word],
    level: levels.primary,
  });
  switch (type.kind === 'class' ? type.name : '') {
    case 'Short':
      return converted(words.toShort);
    case 'Byte':
      return converted(words.toByte);
    case 'Long':
      return { doc: `${value}L`, level };
    case 'Float':
      return { doc: `${withFraction(value)}f`, level };
    case 'Double':
      return { doc: withFraction(value), level };
    default:
      return { doc: String(value), level };
  }
}

function isCharacter(type: LiteralExpression['type']): boolean {
  return type.kind === 'class' && type.name === 'Char';
}
