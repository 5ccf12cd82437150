import type { FunctionalMethod, TypeParameter } from '../../model/types/hierarchy.js';
import { chooseType, repeat } from './choose-type.js';
import { outerScope } from './declare-class.js';
import { declareHeader } from './declare-header.js';
import { addMethod, chooseUnit } from './declare-members.js';
import { declareTypeParameters, isGeneric } from './declare-parameters.js';
import { type Generation, newId, within } from './generation.js';

/** Declares an interface of one abstract method, for which lambdas may stand. */
export function declareFunctional(generation: Generation): void {
  const { names } = generation;
  const name = names.classOf();
  const typeParameters: TypeParameter[] = isGeneric(generation, 'genericClasses')
    ? declareTypeParameters(generation, outerScope(), name, false)
    : [];
  const scope = outerScope(typeParameters);
  const wish = { depth: 1, primitives: false, projections: false };
  const method: FunctionalMethod = {
    name: names.method(),
    parameters: repeat(within(generation, generation.policy.counts.functionParameters), () =>
      chooseType(generation, scope, wish),
    ),
    result: chooseUnit(generation) ?? chooseType(generation, scope, wish),
  };
  const draft = declareHeader(generation, { name, form: 'interface', typeParameters, functional: method });
  const parameters = method.parameters.map((type) => ({
    id: newId(generation),
    name: names.value(),
    type,
    vararg: false,
  }));
  addMethod(generation, draft, { name: method.name, parameters, result: method.result, abstract: true, open: true });
}
