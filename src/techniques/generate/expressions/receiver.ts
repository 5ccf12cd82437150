import type { ConditionalExpression, Expression } from '../../../model/program/expression.js';
import type { ClassType, Type } from '../../../model/types/type.js';
import { allows, newId, wants } from '../generation.js';
import { branchScope, readsDeciding } from '../scope.js';
import { type Context, part, type Wish } from './context.js';
import { makeNew } from './objects.js';

// What has the type that it is declared with, or one below.
const certain: ReadonlySet<Expression['kind']> = new Set<Expression['kind']>(['new', 'variable', 'constant']);

/**
 * An object whose member is used. It may be one of two: the language itself has to find out what they have in common,
 * which is the type of one of them.
 */
export function receiverOf(context: Context, wish: Wish, type: ClassType): Expression {
  const { generation } = context;
  const first = part(context, wish, type, true);
  const { chances } = generation.policy;
  const isChoice =
    wish.depth > 1 &&
    allows(generation, 'conditionals') &&
    wants(generation, 'choiceReceivers', chances.choiceReceiver);
  return (isChoice && choiceBetween(context, wish, { type, first })) || first;
}

function choiceBetween(
  context: Context,
  wish: Wish,
  { type, first }: { type: ClassType; first: Expression },
): ConditionalExpression | undefined {
  const { generation } = context;
  if (!certain.has(first.kind) || type.args.some(({ kind }) => kind === 'projection')) return undefined;
  const condition = part(context, wish, generation.builtIns.boolean, true);
  if (readsDeciding(first, condition)) return undefined;
  const branch = { ...context, scope: branchScope(context.scope, condition) };
  const made = makeNew(branch, { type, depth: wish.depth - 1, standalone: true });
  const second = generation.random.chance(0.3)
    ? made && choiceBetween(branch, { ...wish, depth: wish.depth - 1 }, { type, first: made })
    : made;
  const other = second ?? made;
  if (!other || !isEither(type, first, other)) return undefined;
  const [then, otherwise] = generation.random.chance(0.5) ? [other, first] : [first, other];
  return { kind: 'conditional', id: newId(generation), type, condition, then, otherwise };
}

function isEither(type: Type, ...values: readonly Expression[]): boolean {
  return values.some((value) => value.type === type);
}
