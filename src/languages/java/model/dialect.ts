import { printNumber, quoted } from '../../../model/java-like/literals.js';
import type { Dialect } from '../../../model/java-like/place.js';
import { levels, type Printed } from '../../../model/print/precedence.js';
import type { LiteralKind } from '../../../model/program/profile.js';
import { printMatch } from './matches.js';

/** How Java writes what its relatives write in another way. */
export const javaDialect: Dialect = {
  file: 'Main.java',
  terminator: ';',
  wantedWithin: true,
  annotations: [],
  imports: [],
  access: (_member, access) => access,
  literal: printLiteral,
  match: printMatch,
};

function printLiteral(kind: LiteralKind, value: number | string | boolean): Printed {
  if (typeof value === 'number') return printNumber(kind, value);
  const doc = typeof value === 'string' ? quoted(value, kind === 'char' ? "'" : '"') : String(value);
  return { doc, level: levels.primary };
}
