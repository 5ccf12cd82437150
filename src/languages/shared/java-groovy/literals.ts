import { levels, type Printed } from '../../../model/program/print/precedence.js';
import type { LiteralKind } from '../../../model/program/profile.js';

/** A text between quotes, with escapes that are the same in Java and its relatives. */
export function quoted(text: string, quote: '"' | "'"): string {
  return quote + text.replace(/[^ !#-&(-[\]-~]/g, (unit) => escaped(unit, quote)) + quote;
}

const shortEscapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\' };

function escaped(unit: string, quote: string): string {
  if (unit === quote) return `\\${unit}`;
  if (unit === '"' || unit === "'") return unit;
  return shortEscapes[unit] ?? `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** A number with the suffix or the cast that gives it its type. */
export function printNumber(kind: LiteralKind, value: number): Printed {
  const sign = value < 0 || Object.is(value, -0);
  return { doc: numberText(kind, value), level: sign || kind in casts ? levels.unary : levels.primary };
}

const casts = { byte: true, short: true };

function numberText(kind: LiteralKind, value: number): string {
  switch (kind) {
    case 'long':
      return `${value}L`;
    case 'float':
      return `${withPoint(value)}f`;
    case 'double':
      return `${withPoint(value)}d`;
    case 'bigint':
      return `${value}G`;
    case 'bigdecimal':
      return `${withPoint(value)}G`;
    case 'byte':
    case 'short':
      return `(${kind}) ${value}`;
    default:
      return String(value);
  }
}

function withPoint(value: number): string {
  const text = Object.is(value, -0) ? '-0' : String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}
