import type { Expression, MatchCase, MatchExpression } from '../../../model/program/expression.js';
import { braces, type Doc, group } from '../../../model/program/print/doc.js';
import { levels, type Printed } from '../../../model/program/print/precedence.js';
import { literalKinds } from './library.js';
import type { Place, Position } from './place.js';
import { branch } from './positions.js';

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
  const arm = (head: Doc, value: Expression): Doc =>
    group([head, ' -> ', branch(place, value, { type: match.type, position }).doc, place.dialect.terminator]);
  const arms = cases.flatMap(({ pattern, value }) =>
    pattern.kind === 'value' ? [arm(['case ', place.print(place, pattern.value, 'wanted').doc], value)] : [],
  );
  arms.push(arm('default', otherwise));
  return { doc: ['switch (', place.print(place, subject, 'free').doc, ') ', braces(arms)], level: levels.lambda };
}
