import type { BinaryExpression, Expression } from '../../../model/program/expression.js';
import { isAccessible, fieldsOf, memberType } from '../members.js';
import type { Context } from '../expressions/context.js';
import { literalOf } from '../expressions/literal.js';
import { newId } from '../generation.js';
import { isPrintable } from './running.js';

const most = 12;

/** What the variables in scope hold, as one text: values that can be written, and such fields of objects. */
export function textOf(context: Context): Expression {
  const { generation, scope } = context;
  const parts = scope.variables.flatMap(({ name, type }) =>
    observe(context, { kind: 'variable', id: newId(generation), type, name }, 2),
  );
  let text = label(context, 'main');
  for (const part of parts.slice(-most)) text = appended(context, appended(context, text, label(context, ' ')), part);
  return text;
}

function observe(context: Context, value: Expression, depth: number): Expression[] {
  const { generation, scope } = context;
  if (isPrintable(generation, value.type)) return [value];
  const test = comparison(context, value);
  if (test) return [test];
  const members = depth > 0 ? memberType(generation, value.type) : undefined;
  if (!members) return [];
  return fieldsOf(generation, members)
    .filter(({ field, owner }) => isAccessible(scope, { access: field.access, owner, receiver: value.type }))
    .flatMap(({ field, owner, type }) =>
      observe(
        context,
        { kind: 'field', id: newId(generation), type, receiver: value, owner: owner.name, name: field.name },
        depth - 1,
      ),
    );
}

// A number that is written in other ways on another platform is compared with one.
function comparison({ generation }: Context, value: Expression): Expression | undefined {
  const { builtIns } = generation;
  const right = literalOf(generation, value.type);
  const known = builtIns.all.find(({ type }) => type === value.type)?.comparison?.includes('<');
  return right && known
    ? { kind: 'binary', id: newId(generation), type: builtIns.boolean, operator: '<', left: value, right }
    : undefined;
}

function label({ generation }: Context, value: string): Expression {
  return { kind: 'literal', id: newId(generation), type: generation.builtIns.string, value };
}

function appended({ generation }: Context, left: Expression, right: Expression): BinaryExpression {
  return { kind: 'binary', id: newId(generation), type: generation.builtIns.string, operator: '+', left, right };
}
