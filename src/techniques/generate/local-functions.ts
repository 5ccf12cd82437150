import type { Statement } from '../../model/program/expression.js';
import { draftMethod, type Shape, signature } from './declare-members.js';
import { finishMethod, type MethodDraft } from './draft.js';
import type { Context } from './expressions/context.js';
import { withShare } from './generation.js';
import type { BlockWish, MakeBlock } from './loops.js';
import { noteLocalEffort } from './running/make-bodies.js';
import { isStrict } from './running/may-run.js';
import { lambdaScope, type Scope } from './scope.js';

// A body takes as much of the room that is left, so that something stays for what calls the function.
const bodyShare = 0.5;

/** A function within a block, which what follows in the block may call. */
export function makeLocalFunction(context: Context, depth: number, makeBlock: MakeBlock): Statement {
  const { generation, scope } = context;
  const name = generation.names.method();
  const shape = { name, ...signature(generation, scope, name, { shadows: false }) };
  return addLocalFunction(context, shape, { depth, makeBlock, callsItself: !isStrict(generation) }).statement;
}

interface LocalWish {
  /** How deep the expressions of the block around are. */
  readonly depth: number;
  readonly makeBlock: MakeBlock;
  readonly callsItself: boolean;
}

/** Adds a function to the scope of a block, with its body. */
export function addLocalFunction(
  context: Context,
  shape: Shape,
  { depth, makeBlock, callsItself }: LocalWish,
): { readonly method: MethodDraft; readonly statement: Statement } {
  const { generation, scope } = context;
  const method = draftMethod(generation, undefined, shape);
  if (callsItself) scope.functions = [...(scope.functions ?? []), method];
  const inner = { ...context, scope: bodyScope(context, method) };
  const wish: BlockWish = {
    statements: generation.random.int(0, 1),
    result: method.result,
    depth: depth - 1,
    body: true,
  };
  method.body = withShare(generation, bodyShare, () => makeBlock(inner, wish));
  noteLocalEffort(generation, method);
  if (!callsItself) scope.functions = [...(scope.functions ?? []), method];
  return { method, statement: { kind: 'localFunction', function: finishMethod(method) } };
}

// The function sees what is around it, but nothing in it jumps or returns to there.
function bodyScope({ generation, scope }: Context, method: MethodDraft): Scope {
  const { restrictions } = generation.profile;
  const around = scope.variables.filter(({ bound }) => !bound || !restrictions.noBindingsInLocalFunctions);
  const inner = { ...lambdaScope({ ...scope, variables: around }) };
  inner.variables.push(
    ...method.parameters.filter(({ vararg }) => !vararg).map(({ name, type }) => ({ name, type, mutable: false })),
  );
  return {
    ...inner,
    hasThis: scope.hasThis && !restrictions.noThisInLocalFunctions,
    typeParameters: [...scope.typeParameters, ...method.typeParameters.map(({ name }) => name)],
    ...(method.result !== generation.builtIns.unit?.type && { returns: method.result }),
  };
}
