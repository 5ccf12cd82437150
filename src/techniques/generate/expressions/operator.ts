import type { Expression, LiteralExpression, Operator } from '../../../model/program/expression.js';
import { isSubtype } from '../../../model/types/subtype.js';
import { chooseConcreteType } from '../choose-type.js';
import { allows, type Generation, newId, wants } from '../generation.js';
import { needsLiteral } from '../running/effort.js';
import { isPrintable, isStrict } from '../running/may-run.js';
import { type Context, part, type Wish } from './context.js';
import { literalOf } from './literal.js';

/** Arithmetic, a comparison, a logical operation or an appended text, if the wanted type is one of theirs. */
export function makeOperator(context: Context, wish: Wish): Expression | undefined {
  const { builtIns } = context.generation;
  if (wish.type === builtIns.boolean) return makeLogic(context, wish);
  if (wish.type === builtIns.string) return makeText(context, wish);
  return makeArithmetic(context, wish);
}

function makeArithmetic(context: Context, wish: Wish): Expression | undefined {
  const { generation } = context;
  const operators = generation.builtIns.all.find(({ type }) => type === wish.type)?.arithmetic ?? [];
  if (operators.length === 0 || !allows(generation, 'arithmetic')) return undefined;
  return binary(context, wish, generation.random.pick(operators), wish.type);
}

function makeText(context: Context, wish: Wish): Expression | undefined {
  const { generation } = context;
  if (!allows(generation, 'strings')) return undefined;
  const { builtIns, random } = generation;
  const appended = random.pick(
    builtIns.all.filter(({ literal, type }) => literal && (!isStrict(generation) || isPrintable(generation, type))),
  );
  return {
    kind: 'binary',
    id: newId(generation),
    type: wish.type,
    operator: '+',
    left: part(context, wish, wish.type, true),
    right:
      (isStrict(generation) && appended.type === wish.type && literalOf(generation, wish.type)) ||
      part(context, wish, appended.type, true),
  };
}

function makeLogic(context: Context, wish: Wish): Expression | undefined {
  const { generation } = context;
  const { random, builtIns, policy } = generation;
  if (random.chance(policy.chances.negation))
    return { kind: 'not', id: newId(generation), type: wish.type, operand: part(context, wish, wish.type, true) };
  if (wants(generation, 'equality', policy.chances.equality)) {
    const made = makeEquality(context, wish);
    if (made) return made;
  }
  if (random.chance(policy.chances.connective)) return binary(context, wish, random.pick(['&&', '||']), wish.type);
  const comparable = builtIns.all.filter(
    ({ comparison, type }) =>
      comparison && comparison.length > 0 && allows(generation, type === builtIns.string ? 'strings' : 'arithmetic'),
  );
  if (comparable.length === 0) return undefined;
  const { type, comparison = [] } = random.pick(comparable);
  return binary(context, wish, random.pick(comparison), type);
}

// One operand is of a type above the other's, and what is known of a variable may be more than that it is of its type.
function makeEquality(context: Context, wish: Wish): Expression | undefined {
  const { generation, scope } = context;
  const { hierarchy, random, classes } = generation;
  const type = chooseConcreteType(generation, scope);
  if (type?.kind !== 'class' || !classes.has(type.name)) return undefined;
  const left = part(context, wish, type, true);
  const other = part(context, wish, type, true);
  const isAbove = other.kind !== 'variable' && isSubtype(hierarchy, left.type, other.type);
  const right: Expression = isAbove ? other : { kind: 'constant', id: newId(generation), type };
  if (left.type.kind !== 'class' || !classes.has(left.type.name)) return undefined;
  const operator = random.pick(['==', '!=', '===', '!=='] as const);
  return { kind: 'binary', id: newId(generation), type: wish.type, operator, left, right };
}

function binary(context: Context, wish: Wish, operator: Operator, operands: Wish['type']): Expression {
  const { generation } = context;
  const left = part(context, wish, operands, true);
  const right =
    isStrict(generation) && needsLiteral(generation, operator, operands)
      ? divisor(generation, operands)
      : part(context, wish, operands, true);
  return { kind: 'binary', id: newId(generation), type: wish.type, operator, left, right };
}

function divisor(generation: Generation, type: Wish['type']): Expression {
  const literal = literalOf(generation, type) as LiteralExpression;
  return literal.value === 0 ? { ...literal, value: 1 } : literal;
}
