import type { VariableExpression } from '../../../model/program/expression.js';
import { levels, type Printed } from '../../../model/program/print/precedence.js';
import type { LiteralKind } from '../../../model/program/profile.js';
import type { ClassType } from '../../../model/types/type.js';
import { printNumber, quoted } from '../../shared/java-groovy/literals.js';
import type { ClassTest, Dialect, Place } from '../../shared/java-groovy/place.js';
import { cast, primary } from '../../shared/java-groovy/positions.js';
import { printType } from '../../shared/java-groovy/types.js';

/** How Java writes what its relatives write in another way. */
export const javaDialect: Dialect = {
  file: 'Main.java',
  terminator: ';',
  untyped: 'var',
  operators: { '===': '==', '!==': '!=' },
  wantedWithin: true,
  flowTyped: false,
  exhaustiveSwitch: true,
  annotations: [],
  imports: [],
  access: (_member, access) => access,
  literal: printLiteral,
  testClass,
  testPart: (place, part, to, name) => ({
    condition: [part, ` instanceof ${printType(place, to)} ${name}`],
    object: { doc: name, level: levels.primary },
  }),
  castVariable: (place, subject, to) => cast(place, to, place.print(place, subject, 'free')),
};

function printLiteral(kind: LiteralKind, value: number | string | boolean): Printed {
  if (typeof value === 'number') return printBig(kind, value) ?? printNumber(kind, value);
  const doc = typeof value === 'string' ? quoted(value, kind === 'char' ? "'" : '"') : String(value);
  return { doc, level: levels.primary };
}

function printBig(kind: LiteralKind, value: number): Printed | undefined {
  if (kind === 'bigint') return { doc: `BigInteger.valueOf(${value}L)`, level: levels.primary };
  return kind === 'bigdecimal' ? { doc: `BigDecimal.valueOf(${value})`, level: levels.primary } : undefined;
}

function testClass(place: Place, subject: VariableExpression, to: ClassType, name: string): ClassTest {
  return {
    condition: [primary(place, subject), ` instanceof ${printType(place, to)} ${name}`],
    object: { doc: name, level: levels.primary },
  };
}
