import type { Block, Statement } from '../../model/program/expression.js';
import type { Type } from '../../model/types/type.js';
import { anyType, chooseType } from './choose-type.js';
import { callOf } from './expressions/call.js';
import type { Context } from './expressions/context.js';
import { writableFields } from './expressions/fields.js';
import { pickCandidate, reachable } from './expressions/resolve.js';
import { allows, factorOf, newId, pickWeighted, wants, within, withShare } from './generation.js';
import { branchScope, writable } from './scope.js';

/** What a block is to hold. */
interface BlockWish {
  readonly statements: number;
  readonly result?: Type;
  readonly depth: number;
  /** It is the body of a method. */
  readonly body?: boolean;
}

/** Statements and a result; the variables that it declares are added to the scope of the context. */
export function makeBlock(context: Context, { statements, result, depth, body = false }: BlockWish): Block {
  const { generation, scope } = context;
  const made: Statement[] = [];
  // The result has as much room as two statements.
  const isValue = result !== undefined && result !== generation.builtIns.unit?.type;
  for (let i = 0; i < statements; i++) {
    const others = statements - i + (isValue ? 2 : 0);
    made.push(...withShare(generation, 1 / others, () => makeStatement(context, depth)));
  }
  if (!isValue) return { statements: made };
  return {
    statements: made,
    result: context.make(generation, scope, { type: result, depth, standalone: false, result: body }),
  };
}

function makeStatement(context: Context, depth: number): Statement[] {
  const { generation } = context;
  const { statementKinds } = generation.policy;
  const kind = pickWeighted(generation.random, [
    ['local', statementKinds.local],
    ['assign', statementKinds.assign * factorOf(generation, 'assignments')],
    ['call', statementKinds.call],
    ['if', allows(generation, 'blocks') && depth > 1 ? statementKinds.if : 0],
  ]);
  const made =
    kind === 'assign'
      ? makeAssignment(context, depth)
      : kind === 'call'
        ? makeCallStatement(context, depth)
        : undefined;
  if (made) return [made];
  return kind === 'if' ? [makeIf(context, depth)] : [makeLocal(context, depth)];
}

function makeLocal(context: Context, depth: number): Statement {
  const { generation, scope } = context;
  const { random, names, policy } = generation;
  const type = chooseType(generation, scope, anyType(generation));
  const value = context.make(generation, scope, { type, depth, standalone: false });
  const variable = {
    id: newId(generation),
    name: names.value(),
    type,
    mutable: random.chance(policy.chances.mutable),
    value,
  };
  scope.variables.push({ name: variable.name, type, mutable: variable.mutable });
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
  const value = context.make(generation, scope, { type: target.type, depth: depth - 1, standalone: false });
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

function makeIf(context: Context, depth: number): Statement {
  const { generation, scope } = context;
  const condition = context.make(generation, scope, {
    type: generation.builtIns.boolean,
    depth: depth - 1,
    standalone: true,
  });
  const branch = () =>
    makeBlock(
      { ...context, scope: branchScope(scope, condition) },
      { statements: within(generation, generation.policy.counts.blockStatements), depth: depth - 1 },
    );
  const then = branch();
  const otherwise = wants(generation, 'blocks', generation.policy.chances.elseBranch) ? branch() : undefined;
  return { kind: 'if', id: newId(generation), condition, then, ...(otherwise && { otherwise }) };
}
