import type { Block, Expression, LoopStatement, Statement } from '../../model/program/expression.js';
import type { Type } from '../../model/types/type.js';
import type { Context } from './expressions/context.js';
import { allows, newId, wants, within } from './generation.js';
import { keepSome } from './flow-types.js';
import { innerScope, readable, type Scope, type ScopeVariable } from './scope.js';
import { makeThrow } from './throwing.js';

/** Makes a block; handed on, so that loops need not know all statements. */
export type MakeBlock = (context: Context, wish: BlockWish) => Block;

/** What a block is to hold. */
export interface BlockWish {
  readonly statements: number;
  readonly result?: Type;
  readonly depth: number;
  /** It is the body of a method. */
  readonly body?: boolean;
}

/** A loop that ends after a few turns, or with the elements of an array. */
export function makeLoop(context: Context, depth: number, makeBlock: MakeBlock): LoopStatement {
  const { generation } = context;
  const { policy, names, random } = generation;
  const over = chooseRange(context, depth);
  const name = names.value();
  const type = over.kind === 'elements' ? over.element : generation.builtIns.int;
  const label = wants(generation, 'jumps', policy.chances.loopLabel) ? names.value() : undefined;
  const variable: ScopeVariable = { name, type, mutable: over.kind === 'range', counter: over.kind === 'range' };
  const isClosure = over.kind === 'elements' || over.form === 'for';
  const scope = loopScope(context, variable, { ...(label !== undefined && { label }), isClosure });
  const inner = { ...context, scope };
  const statements = within(generation, policy.counts.blockStatements);
  const block = makeBlock(inner, { statements, depth: depth - 1 });
  const body = random.chance(policy.chances.jump / 2) ? endEarly(inner, block, depth) : block;
  const range = over.kind === 'elements' ? ({ kind: 'elements', array: over.array } as const) : over;
  return { kind: 'loop', id: newId(generation), ...(label !== undefined && { label }), name, type, over: range, body };
}

function loopScope(
  { generation, scope }: Context,
  variable: ScopeVariable,
  { label, isClosure }: { label?: string; isClosure: boolean },
): Scope {
  const { returns, ...inner } = innerScope(scope);
  const frozen = keepSome(generation, inner);
  inner.variables.push(variable);
  const mayReturn = returns && !(isClosure && generation.profile.restrictions.noReturnInClosures);
  const loops = [...(scope.loops ?? []), label === undefined ? {} : { label }];
  return { ...inner, ...(mayReturn && { returns }), ...(frozen.size > 0 && { frozen }), loops };
}

type Range =
  | { readonly kind: 'range'; readonly times: number; readonly form: 'for' | 'while' }
  | { readonly kind: 'elements'; readonly array: Expression; readonly element: Type };

function chooseRange({ generation, scope, make }: Context, depth: number): Range {
  const { random, policy, hierarchy, builtIns } = generation;
  if (random.chance(policy.chances.loopOverArray)) {
    const arrays = readable(generation, scope).filter(({ type }) => type.kind === 'array');
    const known = arrays.length > 0 ? random.pick(arrays) : undefined;
    if (known?.type.kind === 'array') {
      const { name, type } = known;
      return {
        kind: 'elements',
        array: { kind: 'variable', id: newId(generation), name, type },
        element: type.element,
      };
    }
    if (allows(generation, 'arrays')) {
      const element = builtIns.string;
      const type = hierarchy.table.array(element);
      return {
        kind: 'elements',
        array: make(generation, scope, { type, depth: depth - 1, standalone: true }),
        element,
      };
    }
  }
  const form = random.chance(policy.chances.countingLoop) ? 'for' : 'while';
  return { kind: 'range', times: within(generation, policy.counts.turns), form };
}

/** A block that may return, or jump out of a loop, at its end. */
export function endEarly(context: Context, block: Block, depth: number): Block {
  const { generation, scope } = context;
  const { chances } = generation.policy;
  const { returns, loops = [] } = scope;
  if (returns && wants(generation, 'earlyReturns', chances.earlyReturn))
    return { statements: [...block.statements, makeReturn(context, returns, depth)] };
  if (generation.builtIns.exceptions && wants(generation, 'exceptions', chances.throw))
    return { statements: [...block.statements, makeThrow(context)] };
  if (loops.length === 0 || !wants(generation, 'jumps', chances.jump)) return block;
  return { statements: [...block.statements, makeJump(context)] };
}

function makeJump({ generation, scope }: Context): Statement {
  const { random } = generation;
  const kind = random.pick(['break', 'continue'] as const);
  const labels = (scope.loops ?? []).flatMap(({ label }) => label ?? []);
  const label = labels.length > 0 && random.chance(0.5) ? random.pick(labels) : undefined;
  return { kind, id: newId(generation), ...(label !== undefined && { label }) };
}

/** An early return. */
export function makeReturn({ generation, scope, make }: Context, type: Type, depth: number): Statement {
  const value = make(generation, scope, { type, depth: depth - 1, standalone: false });
  return { kind: 'return', id: newId(generation), value };
}
