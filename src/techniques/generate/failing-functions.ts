import type { Block, Expression } from '../../model/program/expression.js';
import { outerScope } from './declare-class.js';
import { addMethod, signature } from './declare-members.js';
import type { ClassDraft, MethodDraft } from './draft.js';
import type { Context } from './expressions/context.js';
import { allows, type Generation, newId, wants } from './generation.js';
import type { Scope } from './scope.js';
import { makeThrow } from './throwing.js';

/** A function that never returns, since all it does is to throw: one that there is, or a new one. */
export function failingFunction(context: Context): MethodDraft | undefined {
  const { generation } = context;
  const { functions, statics, random, policy, builtIns } = generation;
  if (!builtIns.exceptions || !allows(generation, 'exceptions')) return undefined;
  const known = [...functions, ...statics].filter(({ result }) => result.kind === 'bottom');
  const isFresh = known.length < policy.failures && (known.length === 0 || random.chance(policy.chances.freshFailure));
  if (isFresh) return addFailing(context);
  return known.length > 0 ? random.pick(known) : undefined;
}

function addFailing(context: Context): MethodDraft {
  const { generation } = context;
  const name = generation.names.method();
  const owner = chooseOwner(generation);
  const outer = outerScope();
  // Bodies are being made, so no class is added for the bounds of its type parameters.
  const scope: Scope = { ...outer, ...(owner && { owner }), block: { scope: outer, statements: [], depth: 0 } };
  const { typeParameters = [], parameters } = signature(generation, scope, name, { shadows: false });
  const result = generation.hierarchy.table.bottom;
  const method = addMethod(generation, owner, {
    name,
    typeParameters,
    parameters,
    result,
    static: owner !== undefined,
  });
  // Its body is there at once.
  generation.pending.splice(generation.pending.indexOf(method), 1);
  method.body = failingBody({ ...context, scope });
  return method;
}

// A class of which every language may have static methods.
function chooseOwner(generation: Generation): ClassDraft | undefined {
  const { random, policy } = generation;
  if (!wants(generation, 'staticMembers', policy.chances.staticMember)) return undefined;
  const classes = [...generation.classes.values()].filter(
    ({ form, placement }) => placement === 'top' && form !== 'interface' && form !== 'enum',
  );
  return classes.length === 0 ? undefined : random.pick(classes);
}

// The exception is thrown as it is made, or from a variable: languages write the first without a block.
function failingBody(context: Context): Block {
  const { generation } = context;
  const statement = makeThrow(context);
  if (statement.kind !== 'throw' || generation.random.chance(0.6)) return { statements: [statement] };
  const { type } = statement.value;
  const variable = {
    id: newId(generation),
    name: generation.names.value(),
    type,
    mutable: false,
    value: statement.value,
  };
  const value: Expression = { kind: 'variable', id: newId(generation), type, name: variable.name };
  return {
    statements: [
      { kind: 'local', variable },
      { ...statement, value },
    ],
  };
}
