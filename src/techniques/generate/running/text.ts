import type { BinaryExpression, Expression, LiteralExpression } from '../../../model/program/expression.js';
import type { Type } from '../../../model/types/type.js';
import type { Context } from '../expressions/context.js';
import { literalOf } from '../expressions/literal.js';
import { allows, newId } from '../generation.js';
import { fieldsOf, isAccessible } from '../members.js';
import { isPrintable } from './may-run.js';

const most = 12;

/** What the variables in scope hold, as one text: values that can be written, and such fields of objects. */
export function textOf(context: Context): Expression {
  const { generation, scope } = context;
  const parts = scope.variables.flatMap(({ name, type }) =>
    observe(context, type, 2, () => ({ kind: 'variable', id: newId(generation), type, name })),
  );
  let text = label(context, 'main');
  for (const part of parts.slice(-most)) text = appended(context, appended(context, text, label(context, ' ')), part());
  return text;
}

// Each part of a program is one of its own, so that a value is made again wherever it stands.
type Make = () => Expression;

function observe(context: Context, type: Type, depth: number, make: Make): Make[] {
  const { generation, scope } = context;
  if (isPrintable(generation, type)) return [make];
  if (isComparable(context, type)) return [() => compared(context, make())];
  if (depth === 0 || type.kind !== 'class') return [];
  return fieldsOf(generation, type)
    .filter(({ field, owner }) => isAccessible(scope, { access: field.access, owner, receiver: type }))
    .flatMap(({ field, owner, type: own }) =>
      observe(context, own, depth - 1, () => ({
        kind: 'field',
        id: newId(generation),
        type: own,
        receiver: make(),
        owner: owner.name,
        name: field.name,
      })),
    );
}

// A number that is written in other ways on another platform is compared with one.
function isComparable({ generation }: Context, type: Type): boolean {
  const { literal, comparison = [] } = generation.builtIns.all.find((each) => each.type === type) ?? {};
  return literal !== undefined && comparison.includes('<') && allows(generation, 'arithmetic');
}

function compared({ generation }: Context, left: Expression): Expression {
  const right = literalOf(generation, left.type) as LiteralExpression;
  const { boolean } = generation.builtIns;
  return { kind: 'binary', id: newId(generation), type: boolean, operator: '<', left, right };
}

function label({ generation }: Context, value: string): Expression {
  return { kind: 'literal', id: newId(generation), type: generation.builtIns.string, value };
}

function appended({ generation }: Context, left: Expression, right: Expression): BinaryExpression {
  return { kind: 'binary', id: newId(generation), type: generation.builtIns.string, operator: '+', left, right };
}
