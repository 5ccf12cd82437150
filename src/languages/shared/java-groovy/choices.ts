import type {
  ConditionalExpression,
  LiteralExpression,
  MatchCase,
  MatchExpression,
  Pattern,
  SmartCastExpression,
  VariableExpression,
} from '../../../model/program/expression.js';
import { type Doc, group, indent, spaceLine } from '../../../model/program/print/doc.js';
import { levels, type Printed, within } from '../../../model/program/print/precedence.js';
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

/** A match of values or constants as a switch, any other as a chain of conditional operators: Java 17 switches by values only. */
export function printMatch(place: Place, match: MatchExpression, position: Position): Printed {
  return isSwitchable(match) ? printSwitch(place, match, position) : printChain(place, match, position);
}

// The last case of a match without `otherwise` is what remains.
function printChain(place: Place, match: MatchExpression, position: Position): Printed {
  const { subject, cases, otherwise, type } = match;
  const whole = { type, position };
  const tested = otherwise ? cases : cases.slice(0, -1);
  const remaining = cases.at(-1) as MatchCase;
  const last = otherwise
    ? branch(place, otherwise, whole)
    : branch(remainingPlace(place, subject, remaining.pattern), remaining.value, whole);
  return tested.reduceRight<Printed>((rest, { pattern, value }) => {
    if (pattern.kind === 'constant') throw new Error('constants are matched by a switch');
    if (pattern.kind === 'value')
      return printChoice(equals(place, subject, pattern.value), [branch(place, value, whole), rest]);
    const test = place.dialect.testClass(place, subject, pattern.type, bindingOf(pattern));
    return printChoice(test.condition, [branch(boundPlace(place, pattern, test.object), value, whole), rest]);
  }, last);
}

function equals(place: Place, subject: VariableExpression, value: LiteralExpression): Doc {
  const literal = place.print(place, value, 'wanted');
  return subject.type.kind === 'primitive'
    ? [primary(place, subject), ' == ', within(literal, levels.comparison)]
    : [primary(place, subject), '.equals(', literal.doc, ')'];
}

type ClassPattern = Extract<Pattern, { kind: 'type' | 'record' }>;

// A record pattern has no name for the record itself: its first component's name, which is unique, gives one.
function bindingOf(pattern: ClassPattern): string {
  return pattern.kind === 'type' ? pattern.binding : `${pattern.components[0]?.binding ?? 'no'}Owner`;
}

function remainingPlace(place: Place, subject: VariableExpression, pattern: Pattern): Place {
  if (pattern.kind === 'value' || pattern.kind === 'constant') return place;
  const object = place.dialect.castVariable(place, subject, pattern.type);
  return boundPlace(place, pattern, { doc: within(object, levels.primary), level: levels.primary });
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
