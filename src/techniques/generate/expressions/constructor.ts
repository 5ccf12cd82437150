import type { ConstructorExpression } from '../../../model/program/expression.js';
import type { FunctionShape } from '../../../model/types/function-shape.js';
import { hasReferableConstructor } from '../draft.js';
import { newId, wants } from '../generation.js';
import type { Context, Wish } from './context.js';

/** A constructor as a function of the wanted type, if the class that it gives has one that takes the same. */
export function makeConstructor(
  { generation }: Context,
  wish: Wish,
  { result: of, parameters }: FunctionShape,
): ConstructorExpression | undefined {
  const draft = of.kind === 'class' ? generation.classes.get(of.name) : undefined;
  if (of.kind !== 'class' || !draft || !hasReferableConstructor(draft)) return undefined;
  const { fields } = draft;
  if (fields.length !== parameters.length || fields.some(({ type }, i) => type !== parameters[i])) return undefined;
  if (!wants(generation, 'constructorReferences', generation.policy.chances.constructorReference)) return undefined;
  generation.constructed.add(draft);
  return { kind: 'constructor', id: newId(generation), type: wish.type, of };
}
