import { levels, type Printed, within } from '../../../model/program/print/precedence.js';
import type { LiteralKind } from '../../../model/program/profile.js';
import { printNumber, quoted } from '../../shared/java-groovy/literals.js';
import { className, type Dialect } from '../../shared/java-groovy/place.js';
import { cast } from '../../shared/java-groovy/positions.js';
import { printClosure } from './closures.js';
import { castVariable, testClass } from './matches.js';

/** How Groovy writes what its relatives write in another way. */
export const groovyDialect: Dialect = {
  file: 'Main.groovy',
  terminator: '',
  untyped: 'def',
  operators: {},
  // That closures are coerced to functional interfaces is documented for variables and arguments only.
  wantedWithin: false,
  flowTyped: true,
  exhaustiveSwitch: false,
  annotations: ['@CompileStatic'],
  imports: ['groovy.transform.CompileStatic'],
  // A field without a word is a property, a method without one is public.
  access: (member, access) => (member === 'method' && access === 'public' ? '' : access),
  literal: printLiteral,
  testClass,
  // Only variables have the class that they were tested for.
  testPart: (place, part, to) => ({
    condition: [part, ` instanceof ${className(place, to.name)}`],
    object: {
      doc: within(cast(place, to, { doc: part, level: levels.primary }), levels.primary),
      level: levels.primary,
    },
  }),
  castVariable,
  // Without them its parser fails at the arrow, and reads the whole program again, which takes ten times as long.
  bracketsLambdas: true,
  closure: printClosure,
};

function printLiteral(kind: LiteralKind, value: number | string | boolean): Printed {
  if (typeof value === 'number') return printNumber(kind, value);
  if (typeof value === 'boolean') return { doc: String(value), level: levels.primary };
  const text = quoted(value, "'");
  return kind === 'char' ? { doc: `(char) ${text}`, level: levels.unary } : { doc: text, level: levels.primary };
}
