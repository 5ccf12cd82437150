import type { Block, Expression, IfStatement, Statement } from '../../model/program/expression.js';
import { completes } from '../../model/program/flow.js';
import type { Type } from '../../model/types/type.js';
import { anyType, chooseType } from './choose-type.js';
import { callOf } from './expressions/call.js';
import type { Context } from './expressions/context.js';
import { writableFields } from './expressions/fields.js';
import { nullFor } from './expressions/null.js';
import { pickCandidate, reachable } from './expressions/resolve.js';
import {
  assignFlow,
  enterBranch,
  leaveBranches,
  makeFlowVariable,
  makeTest,
  noteWritten,
  tellsNothing,
} from './flow-types.js';
import { allows, factorOf, newId, pickWeighted, wants, within, withShare } from './generation.js';
import { makeLocalClosure } from './local-closure.js';
import { makeLocalFunction } from './local-functions.js';
import { type BlockWish, endEarly, makeLoop, makeReturn } from './loops.js';
import { branchScope, hideDeciding, writable } from './scope.js';
import { makeTry } from './tries.js';

/** Statements and a result; the variables that it declares are added to the scope of the context. */
export function makeBlock(context: Context, wish: BlockWish): Block {
  const { scope } = context;
  const statements: Statement[] = [];
  scope.block = { scope, statements, depth: wish.depth };
  const block = fillBlock(context, wish, statements);
  // What is made for its end later comes too late to add anything before it.
  scope.block = undefined;
  return block;
}

// What is made on the way may add functions to the list, before the statement that needs them.
function fillBlock(context: Context, { statements, result, depth, body = false }: BlockWish, made: Statement[]): Block {
  const { generation, scope } = context;
  // The result has as much room as two statements.
  const isValue = result !== undefined && result !== generation.builtIns.unit?.type;
  for (let i = 0; i < statements; i++) {
    const others = statements - i + (isValue ? 2 : 0);
    made.push(...withShare(generation, 1 / others, () => makeStatement(context, depth)));
  }
  if (!isValue) return { statements: made };
  const ending = makeChoiceOfResults(context, result, depth);
  if (ending) return { statements: [...made, ending] };
  const value = context.make(generation, scope, { type: result, depth, standalone: false, result: body });
  return { statements: made, result: value };
}

// A body whose last statement returns one of two values, so that nothing can follow (JLS 14.22).
function makeChoiceOfResults(context: Context, result: Type, depth: number): Statement | undefined {
  const { generation, scope } = context;
  if (scope.returns !== result || depth <= 1) return undefined;
  if (!allows(generation, 'blocks')) return undefined;
  if (!wants(generation, 'earlyReturns', generation.policy.chances.choiceOfResults)) return undefined;
  const condition = makeCondition(context, depth);
  const branch = (): Block => {
    const inner = { ...context, scope: branchScope(scope, condition) };
    const { statements } = makeBlock(inner, { statements: generation.random.int(0, 1), depth: depth - 1 });
    return { statements: [...statements, makeReturn(inner, result, depth)] };
  };
  return { kind: 'if', id: newId(generation), condition, then: branch(), otherwise: branch() };
}

function makeStatement(context: Context, depth: number): Statement[] {
  const { generation } = context;
  const { statementKinds } = generation.policy;
  // What has room for nothing but leaves is not nested any further.
  const nested = depth > 1 && allows(generation, 'blocks') && generation.expressions < generation.room ? 1 : 0;
  const tries = generation.builtIns.exceptions ? factorOf(generation, 'exceptions') : 0;
  const kind = pickWeighted(generation.random, [
    ['local', statementKinds.local],
    ['assign', statementKinds.assign * factorOf(generation, 'assignments')],
    ['call', statementKinds.call],
    ['function', nested * statementKinds.function * factorOf(generation, 'localFunctions')],
    ['if', nested * statementKinds.if],
    ['try', nested * statementKinds.try * tries],
    ['loop', nested * statementKinds.loop * factorOf(generation, 'loops')],
  ]);
  const made =
    kind === 'assign'
      ? makeAssignment(context, depth)
      : kind === 'call'
        ? makeCallStatement(context, depth)
        : undefined;
  if (made) return [made];
  if (kind === 'function') return [makeLocalFunction(context, depth, makeBlock)];
  if (kind === 'try') return [noteWritten(context.scope, makeTry(context, depth, makeBlock))];
  if (kind === 'loop') return [noteWritten(context.scope, makeLoop(context, depth, makeBlock))];
  if (kind === 'if') return [makeIf(context, depth)];
  const closure = makeLocalClosure(context, depth, makeBlock);
  return closure ? [closure] : (makeFlowVariable(context, depth) ?? [makeLocal(context, depth)]);
}

function makeLocal(context: Context, depth: number): Statement {
  const { generation, scope } = context;
  const { random, names, policy } = generation;
  const type = chooseType(generation, scope, anyType(generation));
  const value = nullFor(generation, type) ?? context.make(generation, scope, { type, depth, standalone: false });
  const variable = {
    id: newId(generation),
    name: names.value(),
    type,
    mutable: random.chance(policy.chances.mutable),
    value,
  };
  const narrowed = type.kind === 'nullable' && !tellsNothing(value);
  scope.variables.push({ name: variable.name, type, mutable: variable.mutable, ...(narrowed && { narrowed }) });
  return { kind: 'local', variable };
}

function makeAssignment(context: Context, depth: number): Statement | undefined {
  const { generation, scope } = context;
  const variables = writable(generation, scope);
  const fields = writableFields(context);
  if (variables.length + fields.length === 0) return undefined;
  const at = generation.random.int(0, variables.length + fields.length - 1);
  const variable = variables[at];
  const target = variable
    ? ({ kind: 'variable', id: newId(generation), type: variable.type, name: variable.name } as const)
    : (fields[at - variables.length] as (typeof fields)[number]);
  if (variable?.flow) return assignFlow(context, variable, depth);
  const value =
    nullFor(generation, target.type) ??
    context.make(generation, scope, { type: target.type, depth: depth - 1, standalone: false });
  return { kind: 'assign', id: newId(generation), target, value };
}

function makeCallStatement(context: Context, depth: number): Statement | undefined {
  const { generation } = context;
  const candidate = pickCandidate(context, reachable(context, undefined));
  if (!candidate) return undefined;
  const wish = { type: generation.hierarchy.table.top, depth, standalone: false };
  const expression = callOf(context, wish, candidate);
  return expression && { kind: 'evaluate', id: newId(generation), expression };
}

function makeCondition({ generation, scope, make }: Context, depth: number): Expression {
  return make(generation, scope, { type: generation.builtIns.boolean, depth: depth - 1, standalone: true });
}

function makeIf(context: Context, depth: number): Statement {
  const { generation, scope } = context;
  const { policy } = generation;
  const condition = makeTest(context) ?? makeCondition(context, depth);
  const branch = (isThen: boolean) => {
    const inner = { ...context, scope: branchScope(scope, condition) };
    if (condition.kind === 'test') enterBranch(inner.scope, condition, isThen);
    return {
      inner,
      block: makeBlock(inner, { statements: within(generation, policy.counts.blockStatements), depth: depth - 1 }),
    };
  };
  const first = branch(true);
  const then = endEarly(first.inner, first.block, depth);
  // What follows must be reached from one of the branches.
  const second = wants(generation, 'blocks', policy.chances.elseBranch) ? branch(false) : undefined;
  const otherwise = second && (completes(then) ? endEarly(second.inner, second.block, depth) : second.block);
  if (!completes(then) || (otherwise && !completes(otherwise))) hideDeciding(scope, condition);
  const made: IfStatement = { kind: 'if', id: newId(generation), condition, then, ...(otherwise && { otherwise }) };
  noteWritten(scope, made);
  leaveBranches(generation, scope, made);
  return made;
}
