import type { NewExpression } from '../../../model/program/expression.js';
import { type Substitution, substitute } from '../../../model/types/substitute.js';
import type { Type } from '../../../model/types/type.js';
import { completeArguments, repeat } from '../choose-type.js';
import type { ClassDraft, ConstructorDraft } from '../draft.js';
import { wants, within } from '../generation.js';
import { mayCallConstructor } from '../running/may-run.js';
import { type Context, part, type Wish } from './context.js';

/** A further constructor, and what all type parameters that it speaks of stand for. */
interface ChosenConstructor {
  readonly constructor: ConstructorDraft;
  readonly typeArguments: readonly Type[];
  readonly by: Substitution;
}

/** Maybe one of the further constructors of a class whose type parameters stand for these types. */
export function chooseConstructor(
  { generation, scope }: Context,
  { constructors }: ClassDraft,
  ofClass: Substitution,
): ChosenConstructor | undefined {
  const { policy, random } = generation;
  // Within what a constructor hands on, its own type parameters would have two meanings.
  const usable = constructors.filter(
    (each) =>
      mayCallConstructor(generation, each) &&
      !each.typeParameters.some(({ name }) => scope.typeParameters.includes(name)),
  );
  if (usable.length === 0 || !wants(generation, 'secondaryConstructors', policy.chances.bySecondary)) return undefined;
  const constructor = random.pick(usable);
  const by = completeArguments(generation, scope, constructor.typeParameters, { known: ofClass, depth: 1 });
  if (!by) return undefined;
  return { constructor, by, typeArguments: constructor.typeParameters.map(({ name }) => by.get(name) as Type) };
}

/** What a new object says of its constructor, and gives it. */
export function argumentsBy(
  context: Context,
  wish: Wish,
  { constructor, typeArguments, by }: ChosenConstructor,
): Pick<NewExpression, 'by' | 'arguments'> {
  const { generation } = context;
  const values = constructor.parameters.flatMap(({ type, vararg }) => {
    const one = () => part(context, wish, substitute(type, by, generation.hierarchy.table));
    return vararg ? repeat(within(generation, generation.policy.counts.varargs), one) : [one()];
  });
  return { by: { name: constructor.name, typeArguments }, arguments: values };
}
