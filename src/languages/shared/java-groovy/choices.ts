import type {
  ClassPattern,
  ConditionalExpression,
  GuardedCase,
  LiteralExpression,
  MatchCase,
  MatchExpression,
  Pattern,
  SmartCastExpression,
  TestExpression,
  VariableExpression,
} from '../../../model/program/expression.js';
import { type Doc, group, indent, join, spaceLine } from '../../../model/program/print/doc.js';
import { levels, type Printed, within } from '../../../model/program/print/precedence.js';
import type { Type } from '../../../model/types/type.js';
import { printField } from './calls.js';
import { type Place, type Position, withBound } from './place.js';
import { branch, primary } from './positions.js';
import { isSwitchable, printSwitch } from './switch.js';

/** One of two values. */
export function printConditional(place: Place, expression: ConditionalExpression, position: Position): Printed {
  const { condition, then, otherwise, type } = expression;
  const whole = { type, position };
  return printChoice(within(place.print(place, condition, 'free'), levels.or), [
    branch(place, then, whole),
    branch(place, otherwise, whole),
  ]);
}

// A choice in the last branch goes on with the chain.
function printChoice(condition: Doc, [then, otherwise]: readonly [Printed, Printed]): Printed {
  const branches = [
    [spaceLine, '? ', within(then, levels.or)],
    [spaceLine, ': ', within(otherwise, levels.conditional)],
  ];
  return { doc: group([condition, indent(branches)]), level: levels.conditional };
}

/** A smart cast as a match of one case. */
export function asMatch(expression: SmartCastExpression): MatchExpression {
  const { id, type, variable: subject, to, binding, then, otherwise } = expression;
  const cases: MatchCase[] = [{ pattern: { kind: 'type', type: to, binding }, value: then }];
  return { kind: 'match', id, type, subject, cases, otherwise };
}

/** A test after which the object has a name of its own, or the variable itself has the other type. */
export function printTest(place: Place, { variable, to, negated, binding }: TestExpression): Printed {
  if (to.kind !== 'class') throw new Error('there are no nullable types in this language');
  const { condition } = place.dialect.testClass(place, variable, to, binding);
  return negated ? { doc: ['!(', condition, ')'], level: levels.unary } : { doc: condition, level: levels.comparison };
}

/** A match of values or constants as a switch, any other as a chain of conditional operators: Java 17 switches by values only. */
export function printMatch(place: Place, match: MatchExpression, position: Position): Printed {
  return isSwitchable(match) ? printSwitch(place, match, position) : printChain(place, match, position);
}

// The last case of a match without `otherwise` is what remains.
function printChain(place: Place, match: MatchExpression, position: Position): Printed {
  const { subject, cases, otherwise, type } = match;
  const whole = { type, position };
  const tested = otherwise ? cases : cases.slice(0, -1);
  const last = otherwise
    ? branch(place, otherwise, whole)
    : printRemaining(place, subject, cases.at(-1) as MatchCase, whole);
  return tested.reduceRight<Printed>((rest, { pattern, before, value }) => {
    if (pattern.kind === 'constant') throw new Error('constants are matched by a switch');
    if (pattern.kind === 'value')
      return printChoice(equals(place, subject, pattern.value), [branch(place, value, whole), rest]);
    const test = place.dialect.testClass(place, subject, pattern.type, bindingOf(pattern));
    const plain = printChoice(test.condition, [branch(boundPlace(place, pattern, test.object), value, whole), rest]);
    if (!before) return plain;
    const { condition, object } = place.dialect.testClass(place, subject, pattern.type, bindingOf(before.pattern));
    return printGuarded(place, before, { whole, object, tests: [condition], otherwise: plain });
  }, last);
}

interface Whole {
  readonly type: Type;
  readonly position: Position;
}

function printRemaining(place: Place, subject: VariableExpression, remaining: MatchCase, whole: Whole): Printed {
  const { pattern, before, value } = remaining;
  const plain = branch(remainingPlace(place, subject, pattern), value, whole);
  if (!before) return plain;
  const object = castObject(place, subject, before.pattern);
  return printGuarded(place, before, { whole, object, tests: [], otherwise: plain });
}

interface Guarding {
  readonly whole: Whole;
  /** The object that is known to be of the class, and the tests that say so. */
  readonly object: Printed;
  readonly tests: readonly Doc[];
  readonly otherwise: Printed;
}

function printGuarded(place: Place, { pattern, guard, value }: GuardedCase, guarding: Guarding): Printed {
  const { whole, object, otherwise } = guarding;
  const tests = [...guarding.tests];
  const inside = bindParts(place, pattern, object, tests);
  tests.push(within(inside.print(inside, guard, 'free'), levels.equality));
  return printChoice(join(tests, ' && '), [branch(inside, value, whole), otherwise]);
}

// Adds the tests of patterns within a pattern.
function bindParts(place: Place, pattern: ClassPattern, object: Printed, tests: Doc[]): Place {
  if (pattern.kind === 'type') return withBound(place, [[pattern.binding, object]]);
  return pattern.components.reduce((inside, { field, binding, type, inside: within }) => {
    const part = printField(place, pattern.type.name, [object.doc, '.', field]);
    if (!within) return withBound(inside, [[binding, { doc: part, level: levels.primary }]]);
    // It is an error to test for a class that the value is known to be of (JLS 15.20.2).
    if (within.type === type) return bindParts(inside, within, { doc: part, level: levels.primary }, tests);
    const test = place.dialect.testPart(place, part, within.type, bindingOf(within));
    tests.push(test.condition);
    return bindParts(inside, within, test.object, tests);
  }, place);
}

function equals(place: Place, subject: VariableExpression, value: LiteralExpression): Doc {
  const literal = place.print(place, value, 'wanted');
  return subject.type.kind === 'primitive'
    ? [primary(place, subject), ' == ', within(literal, levels.comparison)]
    : [primary(place, subject), '.equals(', literal.doc, ')'];
}

// A record pattern has no name for the record itself: its first component's name, which is unique, gives one.
function bindingOf(pattern: ClassPattern): string {
  return pattern.kind === 'type' ? pattern.binding : `${pattern.components[0]?.binding ?? 'no'}Owner`;
}

function remainingPlace(place: Place, subject: VariableExpression, pattern: Pattern): Place {
  if (pattern.kind === 'value' || pattern.kind === 'constant') return place;
  return boundPlace(place, pattern, castObject(place, subject, pattern));
}

function castObject(place: Place, subject: VariableExpression, { type }: ClassPattern): Printed {
  return { doc: within(place.dialect.castVariable(place, subject, type), levels.primary), level: levels.primary };
}

function boundPlace(place: Place, pattern: ClassPattern, object: Printed): Place {
  if (pattern.kind === 'type') return withBound(place, [[pattern.binding, object]]);
  const { name } = pattern.type;
  return withBound(
    place,
    pattern.components.map(({ field, binding }) => [
      binding,
      { doc: printField(place, name, [object.doc, '.', field]), level: levels.primary },
    ]),
  );
}
