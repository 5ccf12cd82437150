import type { BlockExpression, Expression, MatchCase, MatchExpression } from '../../../model/program/expression.js';
import { braces, type Doc, group } from '../../../model/program/print/doc.js';
import { levels, type Printed, within } from '../../../model/program/print/precedence.js';
import type { Type } from '../../../model/types/type.js';
import { literalKinds } from './library.js';
import type { Place, Position } from './place.js';
import { branch } from './positions.js';
import { printLines } from './statements.js';

const switchable = new Set(['byte', 'short', 'int', 'char', 'string']);

/** Whether a match looks for values only, of a type that a switch can be made of (JLS 14.11). */
export function isSwitchable({ subject, cases }: MatchExpression): boolean {
  const kind = 'name' in subject.type ? literalKinds.get(subject.type.name) : undefined;
  return kind !== undefined && switchable.has(kind) && cases.every(({ pattern }) => pattern.kind === 'value');
}

/** A match of values as a switch expression. */
export function printSwitch(place: Place, match: MatchExpression, position: Position): Printed {
  const { subject, cases } = match;
  const otherwise = match.otherwise ?? (cases.at(-1) as MatchCase).value;
  const whole = { type: match.type, position };
  const arm = (head: Doc, value: Expression): Doc =>
    value.kind === 'block'
      ? [head, ' -> ', printYielding(place, value, whole)]
      : group([head, ' -> ', branch(place, value, whole).doc, place.dialect.terminator]);
  const arms = cases.flatMap(({ pattern, value }) =>
    pattern.kind === 'value' ? [arm(['case ', place.print(place, pattern.value, 'wanted').doc], value)] : [],
  );
  arms.push(arm('default', otherwise));
  return { doc: ['switch (', place.print(place, subject, 'free').doc, ') ', braces(arms)], level: levels.lambda };
}

function printYielding(
  place: Place,
  { statements, result }: BlockExpression,
  whole: { type: Type; position: Position },
): Doc {
  const isCareful = place.precautions.has('yieldedCasts');
  const value = within(branch(place, result, whole), isCareful ? levels.primary : levels.lambda);
  return braces([...printLines(place, { statements }), ['yield ', value, place.dialect.terminator]]);
}
