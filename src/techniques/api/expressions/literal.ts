import type { LiteralExpression } from '../../../model/program/expression.js';
import type { LiteralKind } from '../../../model/program/profile.js';
import type { ClassType, Type } from '../../../model/types/type.js';
import { newId, type Writing } from '../writing.js';

/** A literal for a type that has some. Of a box it is a value of the primitive type, which is boxed where it is given. */
export function literalOf(writing: Writing, type: Type): LiteralExpression | undefined {
  const { api, hierarchy, random } = writing;
  if (!api.literals.has(type)) return undefined;
  const kind = api.builtIns.all.find((each) => each.type === type)?.literal;
  const isCalled = kind === 'bigdecimal' || (kind === 'bigint' && (type as ClassType).name !== 'bigint');
  if (kind === undefined || isCalled) return undefined;
  const primitive = [...hierarchy.boxes].find(([, box]) => box === type)?.[0];
  return {
    kind: 'literal',
    id: newId(writing),
    type: primitive === undefined ? type : hierarchy.table.primitive(primitive),
    value: valueOf(kind, random.int(0, 100)),
  };
}

function valueOf(kind: LiteralKind, number: number): number | string | boolean {
  if (kind === 'string') return `s${number}`;
  if (kind === 'char') return String.fromCharCode(97 + (number % 26));
  return kind === 'boolean' ? number % 2 === 0 : number;
}
