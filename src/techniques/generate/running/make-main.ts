import type { Expression, Statement } from '../../../model/program/expression.js';
import type { Main } from '../../../model/program/program.js';
import { partsOfType } from '../../../model/program/traverse.js';
import type { TypeArgument } from '../../../model/types/type.js';
import { applyClass } from '../choose-type.js';
import { outerScope } from '../declare-class.js';
import { addMethod } from '../declare-members.js';
import { isConcrete } from '../draft.js';
import { callOf } from '../expressions/call.js';
import type { Context } from '../expressions/context.js';
import { makeExpression } from '../expressions/expression.js';
import { newObject } from '../expressions/objects.js';
import { pickCandidate, reachable } from '../expressions/resolve.js';
import { type Generation, newId, within } from '../generation.js';
import { mayDeclare } from '../may-declare.js';
import type { Scope } from '../scope.js';
import { effortOf } from './effort.js';
import { mayMake } from './may-run.js';
import { textOf } from './text.js';

const depth = 2;

/** Adds the function whose text the main of a program prints: it makes objects, calls methods, and writes what they give. */
export function makeMain(generation: Generation): Main | undefined {
  const { running, policy, builtIns, names, variables, profile } = generation;
  if (!running) return undefined;
  const scope: Scope = {
    ...outerScope(),
    variables: variables.map(({ name, type, mutable }) => ({ name, type, mutable })),
  };
  const story: Story = { context: { generation, scope, make: makeExpression }, statements: [], effort: 0 };
  for (let i = within(generation, policy.counts.mainObjects); i > 0; i--) keep(story, makeObject(story.context));
  const called = new Set<string>();
  for (let i = within(generation, policy.counts.mainCalls); i > 0; i--) keep(story, makeCall(story.context, called));
  const method = addMethod(generation, undefined, { name: names.method(), parameters: [], result: builtIns.string });
  generation.pending.pop();
  method.body = { statements: story.statements, result: textOf(story.context) };
  const most = Math.floor(policy.effort.rounds / Math.max(1, story.effort));
  const rounds = profile.warmsUp ? Math.min(within(generation, policy.counts.rounds), most) : 0;
  return { function: method.name, rounds };
}

interface Story {
  readonly context: Context;
  readonly statements: Statement[];
  effort: number;
}

// The value becomes that of a variable, which what follows may use; one that must not be run is left out.
function keep(story: Story, value: Expression | undefined): void {
  const { generation, scope } = story.context;
  const effort = value ? effortOf(generation, value) : Number.POSITIVE_INFINITY;
  if (!value || story.effort + effort > generation.policy.effort.round) return;
  story.effort += effort;
  if (!isPlain(generation, value.type) || !mayDeclare(generation, value.type)) {
    story.statements.push({ kind: 'evaluate', id: newId(generation), expression: value });
    return;
  }
  const variable = { id: newId(generation), name: generation.names.value(), type: value.type, mutable: false, value };
  story.statements.push({ kind: 'local', variable });
  scope.variables.push({ name: variable.name, type: value.type, mutable: false });
}

// What is captured or has no value is not the type of a variable.
function isPlain(generation: Generation, type: TypeArgument): boolean {
  if (type.kind === 'projection' || type.kind === 'parameter' || type.kind === 'bottom') return false;
  return type !== generation.builtIns.unit?.type && partsOfType(type).every((each) => isPlain(generation, each));
}

function makeObject(context: Context): Expression | undefined {
  const { generation, scope } = context;
  const classes = [...generation.classes.values()].filter(
    (draft) => isConcrete(draft) && draft.placement !== 'inner' && mayMake(generation, draft),
  );
  if (classes.length === 0) return undefined;
  const wish = { depth: 1, primitives: false, projections: false };
  const type = applyClass(generation, scope, generation.random.pick(classes), wish);
  return type && newObject(context, { type, depth, standalone: false }, type);
}

function makeCall(context: Context, called: Set<string>): Expression | undefined {
  const candidates = reachable(context, undefined);
  const others = candidates.filter(({ method }) => !called.has(method.name));
  const candidate = pickCandidate(context, others.length > 0 ? others : candidates);
  if (!candidate) return undefined;
  called.add(candidate.method.name);
  return callOf(context, { type: context.generation.hierarchy.table.top, depth, standalone: false }, candidate);
}
