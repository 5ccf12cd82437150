import type {
  BlockExpression,
  Expression,
  MatchCase,
  MatchExpression,
  Pattern,
} from '../../../model/program/expression.js';
import { braces, type Doc, group } from '../../../model/program/print/doc.js';
import { levels, type Printed } from '../../../model/program/print/precedence.js';
import type { Type } from '../../../model/types/type.js';
import { literalKinds } from './library.js';
import { className, type Place, type Position } from './place.js';
import { branch } from './positions.js';
import { printLines } from './statements.js';

const switchable = new Set(['byte', 'short', 'int', 'char', 'string']);

/** Whether a match looks for constants of an enum, or for values of a type that a switch can be made of (JLS 14.11). */
export function isSwitchable({ subject, cases }: MatchExpression): boolean {
  if (cases.every(({ pattern }) => pattern.kind === 'constant')) return true;
  const kind = 'name' in subject.type ? literalKinds.get(subject.type.name) : undefined;
  return kind !== undefined && switchable.has(kind) && cases.every(({ pattern }) => pattern.kind === 'value');
}

/** A match of values as a switch expression. */
export function printSwitch(place: Place, match: MatchExpression, position: Position): Printed {
  const { subject } = match;
  const { cases, otherwise } = endingOf(place, match);
  const whole = { type: match.type, position };
  const arm = (head: Doc, value: Expression): Doc =>
    value.kind === 'block'
      ? [head, ' -> ', printYielding(place, value, whole)]
      : group([head, ' -> ', branch(place, value, whole).doc, place.dialect.terminator]);
  const arms = cases.map(({ pattern, value }) => arm(['case ', labelOf(place, pattern)], value));
  if (otherwise) arms.push(arm('default', otherwise));
  return { doc: ['switch (', place.print(place, subject, 'free').doc, ') ', braces(arms)], level: levels.lambda };
}

function printYielding(
  place: Place,
  { statements, result }: BlockExpression,
  whole: { type: Type; position: Position },
): Doc {
  const { doc, level } = branch(place, result, whole);
  const isCareful = place.precautions.has('yieldedCasts') && level < levels.primary;
  const value = isCareful ? ['((', doc, '))'] : doc;
  return braces([...printLines(place, { statements }), ['yield ', value, place.dialect.terminator]]);
}

// Where a switch need not have a case for each constant, the last one is what remains.
function endingOf(
  { dialect }: Place,
  { cases, otherwise }: MatchExpression,
): Pick<MatchExpression, 'cases' | 'otherwise'> {
  if (otherwise || dialect.exhaustiveSwitch) return { cases, ...(otherwise && { otherwise }) };
  const last = cases.at(-1) as MatchCase;
  return { cases: cases.slice(0, -1), otherwise: last.value };
}

// The constants of the subject's enum need no qualification where every case is one of them (JLS 14.11.1).
function labelOf(place: Place, pattern: Pattern): Doc {
  if (pattern.kind === 'value') return place.print(place, pattern.value, 'wanted').doc;
  if (pattern.kind !== 'constant') throw new Error(`a switch has no ${pattern.kind} pattern`);
  return place.dialect.exhaustiveSwitch ? pattern.name : `${className(place, pattern.type.name)}.${pattern.name}`;
}
