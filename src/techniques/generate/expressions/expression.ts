import type { Expression } from '../../../model/program/expression.js';
import type { Feature } from '../../../model/program/feature.js';
import { expressionFeature } from '../../../model/program/program-facts.js';
import type { Type } from '../../../model/types/type.js';
import { chooseBuiltIn, chooseConcreteType } from '../choose-type.js';
import { factorOf, type Generation, newId, pickWeighted, within } from '../generation.js';
import { takesOnlyNull } from '../members.js';
import type { ExpressionKind } from '../policy.js';
import type { Scope } from '../scope.js';
import { callOf } from './call.js';
import { makeConditional, makeMatch, makeNullable, makeSmartCast } from './choice.js';
import type { Context, Wish } from './context.js';
import { bareNull, part } from './context.js';
import { withFailure } from './failing-branch.js';
import { makeField } from './fields.js';
import { freshCandidate } from './fresh-method.js';
import { makeLambda, makeReference } from './functional.js';
import { makeInvoke } from './invoke.js';
import { makeLibraryValue } from '../library/library-value.js';
import { makeLeaf, makeLiteral, makeVariable } from './leaf.js';
import { makeNew } from './objects.js';
import { makeOperator } from './operator.js';
import { pickCandidate, reachable, resolveByClass } from './resolve.js';

/** Makes an expression whose type fits the wanted one. */
export function makeExpression(generation: Generation, scope: Scope, wish: Wish): Expression {
  generation.expressions++;
  const context: Context = { generation, scope, make: makeExpression };
  if (takesOnlyNull(wish.type)) return bareNull(generation);
  if (wish.depth <= 0 || generation.expressions > generation.room) return makeLeaf(context, wish);
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
    if (made) return choices.has(kind) ? withFailure(context, made) : made;
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

function kindsFor({ generation }: Context, { type, standalone, result }: Wish): [ExpressionKind, number][] {
  const { expressionKinds, chances } = generation.policy;
  const possible: [ExpressionKind, number][] = [];
  const noChoices = generation.profile.restrictions.noChoiceOfConsumers !== undefined && isConsumer(type);
  for (const kind of standalone ? standaloneKinds : kinds) {
    if (noChoices && choices.has(kind)) continue;
    if ((kind === 'array' || kind === 'tuple') && type.kind !== kind) continue;
    if ((kind === 'lambda' || kind === 'reference') && type.kind !== 'function' && type.kind !== 'class') continue;
    const leaf = result && (kind === 'variable' || kind === 'literal') ? chances.leafResult : 1;
    possible.push([kind, expressionKinds[kind] * factorFor(generation, kind, type) * leaf]);
  }
  return possible;
}

const choices: ReadonlySet<ExpressionKind> = new Set<ExpressionKind>(['conditional', 'smartCast', 'match', 'nullable']);

function isConsumer(type: Type): boolean {
  if (type.kind === 'nullable') return isConsumer(type.of);
  return type.kind === 'class' && type.args.some((arg) => arg.kind === 'projection' && arg.variance === 'in');
}

// Algorithm 1 of the Hephaestus paper: what is at hand, then any class, then a new function.
function makeCall(context: Context, wish: Wish): Expression | undefined {
  const { random, policy, library } = context.generation;
  const ofLibrary = library && random.chance(policy.libraryCalls) ? makeLibraryValue(context, wish) : undefined;
  if (ofLibrary) return ofLibrary;
  const live = () => pickCandidate(context, reachable(context, wish.type));
  const made = () => resolveByClass(context, wish.type);
  const candidate = random.chance(policy.chances.liveReceiver) ? (live() ?? made()) : (made() ?? live());
  const called = candidate ?? freshCandidate(context, wish.type);
  return called && callOf(context, wish, called);
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
