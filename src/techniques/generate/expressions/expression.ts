import type { Expression } from '../../../model/program/expression.js';
import type { Feature } from '../../../model/program/feature.js';
import { expressionFeature } from '../../../model/program/program-facts.js';
import { isAssignable } from '../../../model/types/assignable.js';
import type { Type } from '../../../model/types/type.js';
import { chooseBuiltIn, chooseConcreteType } from '../choose-type.js';
import { allows, factorOf, type Generation, newId, pickWeighted, within } from '../generation.js';
import { takesOnlyNull } from '../members.js';
import type { ExpressionKind } from '../policy.js';
import { readable, type Scope } from '../scope.js';
import { callOf } from './call.js';
import { makeConditional, makeMatch, makeNullable, makeSmartCast } from './choice.js';
import type { Context, Wish } from './context.js';
import { bareNull, part } from './context.js';
import { freshFunction } from './fresh-method.js';
import { makeInvoke, makeLambda, makeReference } from './functional.js';
import { literalFor, literalOf } from './literal.js';
import { makeField, makeNew } from './objects.js';
import { makeOperator } from './operator.js';
import { pickCandidate, reachable, resolveByClass } from './resolve.js';

/** Makes an expression whose type fits the wanted one. */
export function makeExpression(generation: Generation, scope: Scope, wish: Wish): Expression {
  generation.expressions++;
  const context: Context = { generation, scope, make: makeExpression };
  if (takesOnlyNull(wish.type)) return bareNull(generation);
  if (wish.depth <= 0 || generation.expressions > generation.policy.expressions) return makeLeaf(context, wish);
  if (wish.type.kind === 'top') {
    // Anything fits: choose first what it is to be.
    const type = chooseBelowTop(context);
    return makeExpression(generation, scope, { ...wish, type });
  }
  const left = kindsFor(context, wish);
  while (left.length > 0) {
    const kind = pickWeighted(generation.random, left);
    if (kind === undefined) break;
    const made = makers[kind](context, wish);
    if (made) return made;
    left.splice(
      left.findIndex(([each]) => each === kind),
      1,
    );
  }
  return makeLeaf(context, wish);
}

function chooseBelowTop({ generation, scope }: Context): Type {
  const { random } = generation;
  return (
    (random.chance(generation.policy.chances.objectForTop) ? chooseConcreteType(generation, scope) : undefined) ??
    chooseBuiltIn(generation, { primitives: false })
  );
}

type Maker = (context: Context, wish: Wish) => Expression | undefined;

const makers: Readonly<Record<ExpressionKind, Maker>> = {
  variable: makeVariable,
  literal: makeLiteral,
  field: makeField,
  call: makeCall,
  invoke: makeInvoke,
  new: makeNew,
  operator: makeOperator,
  conditional: makeConditional,
  lambda: makeLambda,
  reference: makeReference,
  smartCast: makeSmartCast,
  match: makeMatch,
  array: makeArray,
  tuple: makeTuple,
  nullable: makeNullable,
};

const needContext: ReadonlySet<ExpressionKind> = new Set([
  'conditional',
  'lambda',
  'reference',
  'smartCast',
  'match',
  'nullable',
]);

const kinds = Object.keys(makers) as ExpressionKind[];
const standaloneKinds = kinds.filter((kind) => !needContext.has(kind));

const featureOf: Partial<Record<string, Feature>> = { ...expressionFeature, nullable: 'nullableTypes' };

function factorFor(generation: Generation, kind: ExpressionKind, type: Type): number {
  if (kind === 'operator') {
    if (type === generation.builtIns.boolean) return 1;
    return factorOf(generation, type === generation.builtIns.string ? 'strings' : 'arithmetic');
  }
  const feature = featureOf[kind];
  return feature ? factorOf(generation, feature) : 1;
}

function kindsFor({ generation }: Context, { type, standalone }: Wish): [ExpressionKind, number][] {
  const { expressionKinds } = generation.policy;
  const possible: [ExpressionKind, number][] = [];
  const noChoices = generation.profile.restrictions.noChoiceOfConsumers !== undefined && isConsumer(type);
  for (const kind of standalone ? standaloneKinds : kinds) {
    if (noChoices && choices.has(kind)) continue;
    if ((kind === 'array' || kind === 'tuple') && type.kind !== kind) continue;
    if ((kind === 'lambda' || kind === 'reference') && type.kind !== 'function' && type.kind !== 'class') continue;
    possible.push([kind, expressionKinds[kind] * factorFor(generation, kind, type)]);
  }
  return possible;
}

const choices: ReadonlySet<ExpressionKind> = new Set<ExpressionKind>(['conditional', 'smartCast', 'match', 'nullable']);

function isConsumer(type: Type): boolean {
  if (type.kind === 'nullable') return isConsumer(type.of);
  return type.kind === 'class' && type.args.some((arg) => arg.kind === 'projection' && arg.variance === 'in');
}

// Where a truth value decides what is reached, some languages treat a literal in their own way.
function makeLiteral(context: Context, wish: Wish): Expression | undefined {
  const { generation } = context;
  const { builtIns, profile } = generation;
  if (!(wish.standalone && wish.type === builtIns.boolean && profile.restrictions.noLiteralConditions))
    return literalFor(generation, wish.type);
  const operands = allows(generation, 'arithmetic') ? builtIns.int : builtIns.string;
  const [left, right] = [literalOf(generation, operands), literalOf(generation, operands)];
  return left && right && { kind: 'binary', id: newId(generation), type: wish.type, operator: '<', left, right };
}

function makeVariable({ generation, scope }: Context, { type }: Wish): Expression | undefined {
  const fitting = readable(generation, scope).filter((each) => isAssignable(generation.hierarchy, each.type, type));
  if (fitting.length === 0) return undefined;
  const { name, type: own } = generation.random.pick(fitting);
  return { kind: 'variable', id: newId(generation), type: own, name };
}

// Algorithm 1 of the Hephaestus paper: what is at hand, then any class, then a new function.
function makeCall(context: Context, wish: Wish): Expression | undefined {
  const { generation, scope } = context;
  const { random, policy } = generation;
  const live = () => pickCandidate(context, reachable(context, wish.type));
  const made = () => resolveByClass(context, wish.type);
  const candidate = random.chance(policy.chances.liveReceiver) ? (live() ?? made()) : (made() ?? live());
  if (candidate) return callOf(context, wish, candidate);
  const method = freshFunction(generation, scope, wish.type);
  const own = method && reachable(context, wish.type).filter((each) => each.method === method)[0];
  return own && callOf(context, wish, own);
}

function makeArray(context: Context, wish: Wish): Expression | undefined {
  const { generation } = context;
  if (wish.type.kind !== 'array') return undefined;
  const { element } = wish.type;
  const elements = Array.from({ length: within(generation, generation.policy.counts.arrayElements) }, () =>
    part(context, wish, element),
  );
  return { kind: 'array', id: newId(generation), type: wish.type, elements };
}

function makeTuple(context: Context, wish: Wish): Expression | undefined {
  const { generation } = context;
  if (wish.type.kind !== 'tuple') return undefined;
  const elements = wish.type.elements.map((type) => part(context, wish, type));
  return { kind: 'tuple', id: newId(generation), type: wish.type, elements };
}

function makeLeaf(context: Context, wish: Wish): Expression {
  const { generation } = context;
  const { random } = generation;
  const literal = random.chance(generation.policy.chances.literalLeaf) ? makeLiteral(context, wish) : undefined;
  return (
    literal ??
    makeVariable(context, wish) ??
    makeLiteral(context, wish) ?? { kind: 'constant', id: newId(generation), type: wish.type }
  );
}
