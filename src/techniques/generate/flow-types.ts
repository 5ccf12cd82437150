import type { Block, Expression, IfStatement, Statement, TestExpression } from '../../model/program/expression.js';
import { completes, innerBlocks } from '../../model/program/flow.js';
import { isSubtype } from '../../model/types/subtype.js';
import type { Type } from '../../model/types/type.js';
import { chooseConcreteType } from './choose-type.js';
import { closure } from './declare-header.js';
import { castable } from './expressions/castable.js';
import type { Context } from './expressions/context.js';
import { makeNew } from './expressions/objects.js';
import { allows, type Generation, newId, wants } from './generation.js';
import { mayDeclare } from './may-declare.js';
import { forgetKnown, readable, type Scope, type ScopeVariable } from './scope.js';

// Most of what such a variable is given tells what it holds.
const newObject = 0.7;

/**
 * A variable of a type above that of an object which it is given after its declaration: what follows may use it as that
 * object until it is written again. What a declaration with a type gives it tells nothing in Kotlin 2.
 */
export function makeFlowVariable(context: Context, depth: number): Statement[] | undefined {
  const { generation, scope } = context;
  const { profile, policy } = generation;
  if (!profile.inference.flowTyping || !allows(generation, 'assignments')) return undefined;
  if (!wants(generation, 'flowTypes', policy.chances.flowVariable)) return undefined;
  const type = chooseDeclared(generation, scope);
  const value = type && context.make(generation, scope, { type, depth: depth - 1, standalone: false });
  if (!type || !value) return undefined;
  const declaration = { id: newId(generation), name: generation.names.value(), type, mutable: true, value };
  const variable = { name: declaration.name, type, mutable: true, flow: true, narrowed: !tellsNothing(value) };
  scope.variables.push(variable);
  return [{ kind: 'local', variable: declaration }, assignFlow(context, variable, depth)];
}

// A type above that of objects that can be made, or one that is nullable.
function chooseDeclared(generation: Generation, scope: Scope): Type | undefined {
  const { random, hierarchy, profile } = generation;
  const made = chooseConcreteType(generation, scope);
  if (made?.kind !== 'class') return undefined;
  const above: Type[] = profile.restrictions.narrowsUnionsOnly
    ? []
    : [...new Set(closure(generation, made).slice(1)), hierarchy.table.top];
  if (allows(generation, 'nullableTypes')) above.push(hierarchy.table.nullable(made));
  const fitting = above.filter((type) => isSubtype(hierarchy, made, type) && mayDeclare(generation, type));
  return fitting.length === 0 ? undefined : random.pick(fitting);
}

/** Whether what a value is tells no more than its type. */
export function tellsNothing({ kind }: Expression): boolean {
  return kind === 'call' || kind === 'invoke';
}

/** Gives such a variable a value: often a new object, as which what follows may use it. */
export function assignFlow(context: Context, { name, type }: ScopeVariable, depth: number): Statement {
  const { generation, scope } = context;
  const made = generation.random.chance(newObject) ? makeObject(context, type, depth) : undefined;
  const value = made ?? context.make(generation, scope, { type, depth: depth - 1, standalone: false });
  forgetKnown(scope, (each) => each === name);
  const at = scope.variables.findIndex((each) => each.name === name);
  scope.variables[at] = { name, type, mutable: true, flow: true, narrowed: !tellsNothing(value) };
  const known = knownType(generation, value, type);
  const binding = known && { name: generation.names.value(), type: known };
  if (binding) scope.variables.push({ ...binding, mutable: false, bound: true, of: name });
  const target = { kind: 'variable', id: newId(generation), type, name } as const;
  return { kind: 'assign', id: newId(generation), target, value, ...(binding && { known: binding }) };
}

function makeObject(context: Context, declared: Type, depth: number): Expression | undefined {
  const { generation, scope } = context;
  const type = declared.kind === 'top' ? chooseConcreteType(generation, scope) : declared;
  return type && makeNew(context, { type, depth: depth - 1, standalone: true });
}

function knownType({ hierarchy, profile }: Generation, value: Expression, declared: Type): Type | undefined {
  if (value.kind !== 'new') return undefined;
  const type = profile.restrictions.narrowsUnionsOnly && declared.kind === 'nullable' ? declared.of : value.type;
  return type !== declared && isSubtype(hierarchy, type, declared) ? type : undefined;
}

/** A condition that tells what a variable holds. Of a class with type arguments not every language can tell. */
export function makeTest({ generation, scope }: Context): TestExpression | undefined {
  const { random, policy, builtIns, names } = generation;
  if (!wants(generation, 'flowTypes', policy.chances.flowTest)) return undefined;
  const globals = new Set(generation.variables.map(({ name }) => name));
  const options = readable(generation, scope).flatMap((variable) => {
    const { name, type, mutable, flow, bound, narrowed } = variable;
    if ((mutable && !flow) || bound || narrowed || globals.has(name)) return [];
    const to =
      type.kind === 'nullable' ? [type.of] : castable(generation, type).filter(({ args }) => args.length === 0);
    return to.length > 0 ? [{ variable, to }] : [];
  });
  if (options.length === 0) return undefined;
  const { variable, to } = random.pick(options);
  return {
    kind: 'test',
    id: newId(generation),
    type: builtIns.boolean,
    variable: { kind: 'variable', id: newId(generation), type: variable.type, name: variable.name },
    to: random.pick(to),
    negated: random.chance(0.5),
    binding: names.value(),
  };
}

/** Notes what a test tells in a branch. What is known of the variable itself there differs between languages. */
export function enterBranch(scope: Scope, test: TestExpression, isThen: boolean): void {
  hide(scope, test.variable.name);
  if (isThen !== test.negated) scope.variables.push(boundBy(test));
}

function boundBy({ binding, to, variable }: TestExpression): ScopeVariable {
  return { name: binding, type: to, mutable: false, bound: true, of: variable.name };
}

function hide({ variables }: Scope, name: string): void {
  const at = variables.findIndex((each) => each.name === name);
  const variable = variables[at];
  if (variable) variables[at] = { ...variable, hidden: true };
}

/** Notes what a test tells after its statement: something only if one of the branches is left early. */
export function leaveBranches({ profile }: Generation, scope: Scope, statement: IfStatement): void {
  const { condition, then, otherwise } = statement;
  if (condition.kind !== 'test') return;
  const [holds, fails] = condition.negated ? [otherwise, then] : [then, otherwise];
  const isLeft = (branch: Block | undefined) => branch !== undefined && !completes(branch);
  if (!isLeft(holds) && !isLeft(fails)) return;
  const { name } = condition.variable;
  hide(scope, name);
  const isWritten = holds !== undefined && writtenIn(holds).includes(name);
  if (!isLeft(fails) || isWritten) return;
  if (profile.restrictions.narrowsAfterExits && (otherwise || !isExit(then))) return;
  scope.variables.push(boundBy(condition));
}

// Whether a block leaves its method in the end, and not only a turn of a loop.
function isExit({ statements }: Block): boolean {
  const last = statements.at(-1);
  return last?.kind === 'return' || last?.kind === 'throw';
}

/** Forgets what variables hold that a statement writes somewhere within; gives the statement. */
export function noteWritten<S extends Statement>(scope: Scope, statement: S): S {
  const written = new Set(innerBlocks(statement).flatMap(writtenIn));
  if (written.size === 0) return statement;
  forgetKnown(scope, (name) => written.has(name));
  const { variables } = scope;
  variables.forEach((each, i) => {
    if (each.flow && written.has(each.name)) variables[i] = { ...each, narrowed: true };
  });
  return statement;
}

function writtenIn({ statements }: Block): string[] {
  return statements.flatMap((each) =>
    each.kind === 'assign' && each.target.kind === 'variable'
      ? [each.target.name]
      : innerBlocks(each).flatMap(writtenIn),
  );
}

/** Whether a variable is one of those that are written and known to hold something. */
export function isFlow({ variables }: Scope, name: string): boolean {
  return variables.some((each) => each.flow && each.name === name);
}

/**
 * Of some variables what they hold is known in a loop too, and they are not written there; of others it is forgotten, since
 * a turn begins with what the one before left. Gives the names of the former.
 */
export function keepSome({ random }: Generation, scope: Scope): Set<string> {
  const kept = new Set(scope.frozen);
  const live = scope.variables.flatMap(({ of, hidden }) =>
    of !== undefined && !hidden && isFlow(scope, of) ? [of] : [],
  );
  for (const name of new Set(live)) if (!kept.has(name) && random.chance(0.5)) kept.add(name);
  forgetKnown(scope, (name) => isFlow(scope, name) && !kept.has(name));
  return kept;
}
