import type { Expression, Statement, TryStatement } from '../../model/program/expression.js';
import { completes } from '../../model/program/flow.js';
import { isSubtype } from '../../model/types/subtype.js';
import type { ClassType } from '../../model/types/type.js';
import type { Context } from './expressions/context.js';
import { type Generation, newId, within } from './generation.js';
import { isFlow } from './flow-types.js';
import { endEarly, type MakeBlock } from './loops.js';
import { closedScope, forgetKnown, innerScope } from './scope.js';

/** A try statement. A checked exception is caught only where it is thrown (JLS 11.2.3), and what follows is reached. */
export function makeTry(context: Context, depth: number, makeBlock: MakeBlock): TryStatement {
  const { generation, scope } = context;
  const { policy, random } = generation;
  const caught = chooseCaught(generation);
  const inner = innerScope(scope);
  inner.handles = [...(scope.handles ?? []), ...caught];
  const trying = { ...context, scope: inner };
  const fails = caught.filter((type) => mustBeThrown(generation, type)).map((type) => makeFailure(trying, depth, type));
  const some = () => ({ statements: within(generation, policy.counts.blockStatements), depth: depth - 1 });
  const block = makeBlock(trying, some());
  const body = endEarly(trying, { statements: [...fails, ...block.statements] }, depth);
  const isTyped = generation.profile.restrictions.untypedCatch === undefined;
  const catches = caught.map((type, i) => {
    const name = generation.names.value();
    const within = { ...context, scope: innerScope(scope) };
    // What is done here is done after a part of what may fail.
    forgetKnown(within.scope, (name) => isFlow(scope, name));
    if (isTyped) within.scope.variables.push({ name, type, mutable: false });
    const plain = makeBlock(within, some());
    const mayEnd = i > 0 || completes(body);
    return { id: newId(generation), name, type, body: mayEnd ? endEarly(within, plain, depth) : plain };
  });
  const ending = closedScope(scope);
  forgetKnown(ending, (name) => isFlow(scope, name));
  const last = random.chance(policy.chances.finally) ? makeBlock({ ...context, scope: ending }, some()) : undefined;
  return { kind: 'try', id: newId(generation), body, catches, ...(last && { finally: last }) };
}

// None is caught after one that is above it.
function chooseCaught({ builtIns, random, hierarchy, profile }: Generation): ClassType[] {
  const all = builtIns.exceptions?.all.map(({ type }) => type) ?? [];
  const first = random.pick(all);
  const second = random.pick(all);
  if (first === second || profile.restrictions.untypedCatch || random.chance(0.5)) return [first];
  return isSubtype(hierarchy, second, first) ? [second, first] : [first, second];
}

function mustBeThrown({ builtIns }: Generation, type: ClassType): boolean {
  const { exceptions } = builtIns;
  return type !== exceptions?.checked && exceptions?.all.find((each) => each.type === type)?.checked === true;
}

function makeFailure({ generation, scope, make }: Context, depth: number, type: ClassType): Statement {
  const condition = make(generation, scope, { type: generation.builtIns.boolean, depth: depth - 1, standalone: true });
  const value: Expression = { kind: 'new', id: newId(generation), type, arguments: [] };
  const then = { statements: [{ kind: 'throw', id: newId(generation), value } as const] };
  return { kind: 'if', id: newId(generation), condition, then };
}
