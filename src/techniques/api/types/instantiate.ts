import { boundsOf, type TypeParameter } from '../../../model/types/hierarchy.js';
import { substitute, type Substitution } from '../../../model/types/substitute.js';
import { isSubtype, viewAs } from '../../../model/types/subtype.js';
import { type ClassType, mentions, type Type, type TypeArgument } from '../../../model/types/type.js';
import { satisfiesBounds, unify } from '../../../model/types/unify.js';
import { isWellFormed } from '../../../model/types/well-formed.js';
import type { Writing } from '../writing.js';
import { anyType } from './any-type.js';
import { subtypeOf } from './subtype-of.js';

/**
 * Chooses types for type parameters, some of which may be known: a valid substitution (Definition 3.1 of the paper).
 * Nothing if chance finds none.
 */
export function instantiate(
  writing: Writing,
  parameters: readonly TypeParameter[],
  known: Substitution,
  depth: number,
): Substitution | undefined {
  if (parameters.every(({ name }) => known.has(name))) return isValid(writing, parameters, known) ? known : undefined;
  for (let i = 0; i < writing.policy.tries; i++) {
    const by = new Map(known);
    if (
      parameters.every((parameter) => chooseFor(writing, { parameter, parameters, by, depth })) &&
      isValid(writing, parameters, by)
    )
      return by;
  }
  return undefined;
}

function isValid({ hierarchy }: Writing, parameters: readonly TypeParameter[], by: Substitution): boolean {
  const own = new Map(parameters.map(({ name }) => [name, by.get(name) as Type]));
  return (
    [...own.values()].every((type) => isArgument(type) && isWellFormed(hierarchy, type)) &&
    satisfiesBounds(hierarchy, own)
  );
}

/** Whether a type may be a type argument in Java and its relatives. */
function isArgument({ kind }: Type): boolean {
  return kind !== 'primitive' && kind !== 'intersection' && kind !== 'bottom';
}

interface Choice {
  readonly parameter: TypeParameter;
  readonly parameters: readonly TypeParameter[];
  readonly by: Map<string, Type>;
  readonly depth: number;
}

function chooseFor(writing: Writing, choice: Choice): boolean {
  const { parameter, parameters, by, depth } = choice;
  if (by.has(parameter.name)) return true;
  const { hierarchy } = writing;
  const open = new Set(parameters.map(({ name }) => name).filter((name) => !by.has(name)));
  const bounds = boundsOf(hierarchy, parameter.name).map((bound) => substitute(bound, by, hierarchy.table));
  const [bound] = bounds;
  if (!bound || bound.kind === 'top') return set(by, parameter, anyType(writing, depth));
  if (bound.kind === 'parameter' && open.has(bound.name)) {
    const above = parameters.find(({ name }) => name === bound.name);
    if (!above || above === parameter || !chooseFor(writing, { ...choice, parameter: above })) return false;
    return set(by, parameter, subtypeOf(writing, by.get(above.name) as Type, depth));
  }
  if (bounds.some((each) => mentions(each, open)))
    return bound.kind === 'class' && chooseTogether(writing, choice, bound, open);
  for (let i = 0; i < writing.policy.tries; i++) {
    const type = subtypeOf(writing, bound, depth);
    if (bounds.every((each) => isSubtype(hierarchy, type, each))) return set(by, parameter, type);
  }
  return false;
}

function set(by: Map<string, Type>, { name }: TypeParameter, type: Type): boolean {
  by.set(name, type);
  return true;
}

// A bound that mentions parameters which are open: a class below it says what they are (`E extends Enum<E>`).
function chooseTogether(
  writing: Writing,
  { parameter, by, depth }: Choice,
  bound: ClassType,
  open: ReadonlySet<string>,
): boolean {
  const { api, hierarchy, random, policy } = writing;
  const { table } = hierarchy;
  const candidates = api.below.get(bound.name) ?? [];
  if (candidates.length === 0) return false;
  const pattern = withoutProjections(writing, bound);
  for (let i = 0; i < policy.tries; i++) {
    const owner = random.pick(candidates);
    const view = viewAs(hierarchy, owner.self, bound.name);
    const found = view && unify(hierarchy, pattern, view, open);
    if (!found || depth < 0) continue;
    // What the bound says of the parameter itself must be that class: nothing needs to be chosen to see that it is not.
    if (found.has(parameter.name) && found.get(parameter.name) !== owner.self) continue;
    const inner = instantiate(writing, owner.typeParameters, new Map(), depth - 1);
    if (!inner) continue;
    const type = substitute(owner.self, inner, table);
    for (const [name, each] of found) by.set(name, substitute(each, inner, table));
    by.set(parameter.name, type);
    return true;
  }
  return false;
}

function withoutProjections({ hierarchy }: Writing, type: ClassType): ClassType {
  const plain = (arg: TypeArgument): Type => (arg.kind === 'projection' ? arg.of : arg);
  return hierarchy.table.classType(type.name, type.args.map(plain));
}
