import { boundOf, declareParameters, type Hierarchy, type TypeParameter } from '../../../model/types/hierarchy.js';
import { substitute } from '../../../model/types/substitute.js';
import { type ClassType, mentions, parameterLabel, type Type } from '../../../model/types/type.js';
import { isWellFormed } from '../../../model/types/well-formed.js';
import { declareHeader } from '../declare-header.js';
import type { ClassDraft } from '../draft.js';
import { allows, type Generation, wants } from '../generation.js';
import { implementIn } from '../implement.js';
import { mayDeclare } from '../may-declare.js';
import { isStrict } from '../running/may-run.js';
import { handOn } from '../settle-fields.js';
import type { Context } from './context.js';

/**
 * A new class below an interface or an abstract class of which no object can be made (the last step, for new objects). Some
 * are below all types of that class: they have its type parameters.
 */
export function freshClass({ generation, scope }: Context, wanted: Type): ClassDraft | undefined {
  const { fresh, policy, random } = generation;
  const type = wanted.kind === 'nullable' ? wanted.of : wanted;
  const above = type.kind === 'class' ? generation.classes.get(type.name) : undefined;
  if (type.kind !== 'class' || !above || fresh.classes >= policy.freshClasses) return undefined;
  // What a method does when it is called must be known before others call it.
  if (isStrict(generation)) return undefined;
  const isOpen = (above.form === 'interface' || above.form === 'abstract') && above.open && !above.sealed;
  if (!isOpen || above.placement !== 'top' || !mayDeclare(generation, type)) return undefined;
  const name = generation.names.classOf();
  const header = random.chance(policy.chances.freshGeneral)
    ? general(generation, name, above)
    : (special(generation, name, { type, scope }) ?? general(generation, name, above));
  if (header.typeParameters.length > 0 && !allows(generation, 'genericClasses')) return undefined;
  if (!isWellFormed(generation.hierarchy, header.supertype)) return undefined;
  fresh.classes++;
  return declareBelow(generation, above, header);
}

/** A new class below an interface or an abstract class, whatever its type arguments are. */
export function concreteBelow(generation: Generation, above: ClassDraft): ClassDraft | undefined {
  const header = general(generation, generation.names.classOf(), above);
  if (header.typeParameters.length > 0 && !allows(generation, 'genericClasses')) return undefined;
  return isWellFormed(generation.hierarchy, header.supertype) ? declareBelow(generation, above, header) : undefined;
}

interface FreshHeader {
  readonly name: string;
  readonly typeParameters: readonly TypeParameter[];
  readonly supertype: ClassType;
}

// Exactly what is wanted; the type parameters in scope that it mentions become those of the class.
function special(
  { hierarchy }: Generation,
  name: string,
  { type, scope }: { type: ClassType; scope: Context['scope'] },
): FreshHeader | undefined {
  const { table } = hierarchy;
  const used = scope.typeParameters.filter((each) => mentions(type, { has: (other) => other === each }));
  if (used.some((each) => boundOf(hierarchy, each) !== table.top)) return undefined;
  const by = renaming(hierarchy, name, used);
  const typeParameters = [...by.values()].map((own): TypeParameter => ({ name: own.name, variance: 'invariant' }));
  // A supertype has no projections: what they are of takes their place.
  const args = type.args.map((arg) => (arg.kind === 'projection' ? arg.of : arg));
  return { name, typeParameters, supertype: substitute(table.classType(type.name, args), by, table) as ClassType };
}

function general({ hierarchy }: Generation, name: string, above: ClassDraft): FreshHeader {
  const { table } = hierarchy;
  const by = renaming(
    hierarchy,
    name,
    above.typeParameters.map((each) => each.name),
  );
  const typeParameters = above.typeParameters.map(
    ({ name: old, bound }): TypeParameter => ({
      name: (by.get(old) as ParameterType).name,
      variance: 'invariant',
      ...(bound && { bound: substitute(bound, by, table) }),
    }),
  );
  // So that bounds are known where the supertype is looked at.
  declareParameters(hierarchy, typeParameters);
  return { name, typeParameters, supertype: substitute(above.self, by, table) as ClassType };
}

function renaming({ table }: Hierarchy, owner: string, names: readonly string[]): Map<string, ParameterType> {
  return new Map(
    names.map((each) => {
      const label = parameterLabel(each);
      return [each, table.parameter(`${owner}.${label}`)];
    }),
  );
}

type ParameterType = Extract<Type, { kind: 'parameter' }>;

function declareBelow(
  generation: Generation,
  above: ClassDraft,
  { name, typeParameters, supertype }: FreshHeader,
): ClassDraft {
  const enclosing = chooseEnclosing(generation, above);
  const draft = declareHeader(generation, {
    name,
    form: 'class',
    typeParameters,
    ...(above.form === 'interface' ? { interfaces: [supertype] } : { superclass: supertype }),
    ...(enclosing && { enclosing, placement: 'nested' }),
  });
  generation.heights.clear();
  handOn(generation, draft);
  implementIn(generation, draft);
  return draft;
}

// A class extends only one that is declared before it: the classes around stand where they stand.
function chooseEnclosing(generation: Generation, above: ClassDraft): ClassDraft | undefined {
  if (above.form !== 'interface' || !wants(generation, 'nestedClasses', generation.policy.chances.freshNested))
    return undefined;
  const around = [...generation.classes.values()].filter((each) => each.placement === 'top' && each.form === 'class');
  return around.length === 0 ? undefined : generation.random.pick(around);
}
