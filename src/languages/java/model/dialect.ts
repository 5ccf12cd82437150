import { printNumber, quoted } from '../../../model/java-like/literals.js';
import type { ClassTest, Dialect, Place } from '../../../model/java-like/place.js';
import { cast, primary } from '../../../model/java-like/positions.js';
import { printType } from '../../../model/java-like/types.js';
import { levels, type Printed } from '../../../model/print/precedence.js';
import type { VariableExpression } from '../../../model/program/expression.js';
import type { LiteralKind } from '../../../model/program/profile.js';
import type { ClassType } from '../../../model/types/type.js';

/** How Java writes what its relatives write in another way. */
export const javaDialect: Dialect = {
  file: 'Main.java',
  terminator: ';',
  untyped: 'var',
  wantedWithin: true,
  knowsCapturedBounds: true,
  uniqueTypeParameters: false,
  annotations: [],
  imports: [],
  access: (_member, access) => access,
  literal: printLiteral,
  testClass,
  castVariable: (place, subject, to) => cast(place, to, place.print(place, subject, 'free')),
};

function printLiteral(kind: LiteralKind, value: number | string | boolean): Printed {
  if (typeof value === 'number') return printNumber(kind, value);
  const doc = typeof value === 'string' ? quoted(value, kind === 'char' ? "'" : '"') : String(value);
  return { doc, level: levels.primary };
}

function testClass(place: Place, subject: VariableExpression, to: ClassType, name: string): ClassTest {
  return {
    condition: [primary(place, subject), ` instanceof ${printType(place, to)} ${name}`],
    object: { doc: name, level: levels.primary },
  };
}
