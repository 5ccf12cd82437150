import type { Expression } from '../../../model/program/expression.js';
import { isAssignable } from '../../../model/types/assignable.js';
import { newId } from '../generation.js';
import { type Context, part, type Wish } from '../expressions/context.js';
import type { Producer } from './used-library.js';

/** A value that a member of a library gives; nothing if none fits. */
export function makeLibraryValue(context: Context, wish: Wish): Expression | undefined {
  const { generation } = context;
  const { library, hierarchy, random } = generation;
  if (!library) return undefined;
  const isLeaf = wish.depth <= 0;
  const fitting = library.producers.filter(
    (each) =>
      isAssignable(hierarchy, each.result, wish.type) && (!isLeaf || (each.isStatic && each.parameters.length <= 1)),
  );
  if (fitting.length === 0) return undefined;
  const producer = random.pick(fitting);
  library.used.add(producer);
  return use(context, wish, producer);
}

function use(context: Context, wish: Wish, { kind, owner, name, isStatic, parameters, result }: Producer): Expression {
  const id = newId(context.generation);
  if (kind === 'constant') return { kind: 'staticField', id, type: result, owner: owner.name, name };
  const given = parameters.map((type) => part(context, wish, type));
  if (kind === 'constructor')
    return { kind: 'new', id, type: owner, by: { name, typeArguments: [] }, arguments: given };
  const callee = isStatic
    ? ({ kind: 'static', owner: owner.name } as const)
    : ({ kind: 'object', receiver: part(context, wish, owner, true), owner: owner.name } as const);
  return {
    kind: 'call',
    id,
    type: result,
    callee,
    name,
    typeArguments: [],
    arguments: given.map((value) => ({ value })),
  };
}
