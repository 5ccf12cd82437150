import type { Statement } from '../../model/program/expression.js';
import { chooseType, repeat } from './choose-type.js';
import type { Context } from './expressions/context.js';
import { lambdaOf } from './expressions/lambda-of.js';
import { allows, newId, wants, within } from './generation.js';
import type { MakeBlock } from './loops.js';
import { mayShow } from './may-declare.js';

/**
 * A variable that holds a closure with parameters. Its type does not tell what the closure takes; a compiler knows as long
 * as the variable is not written.
 */
export function makeLocalClosure(context: Context, depth: number, makeBlock: MakeBlock): Statement | undefined {
  const { generation, scope } = context;
  const { builtIns, names, policy } = generation;
  const { closureType } = builtIns;
  if (!closureType || !allows(generation, 'functionTypes') || !allows(generation, 'lambdas')) return undefined;
  if (!wants(generation, 'closures', policy.chances.localClosure)) return undefined;
  const choose = () => chooseType(generation, scope, { depth: 1, primitives: false, projections: false });
  const [, most] = policy.counts.functionParameters;
  const parameters = repeat(within(generation, [1, most]), choose);
  const result = choose();
  if (![...parameters, result].every((type) => mayShow(generation, type))) return undefined;
  const type = closureType(result);
  const value = lambdaOf(
    context,
    { type, depth, standalone: false },
    { parameters, result, isClosure: true },
    makeBlock,
  );
  const variable = { id: newId(generation), name: names.value(), type, mutable: false, value };
  scope.variables.push({ name: variable.name, type, mutable: false, takes: parameters });
  return { kind: 'local', variable };
}
