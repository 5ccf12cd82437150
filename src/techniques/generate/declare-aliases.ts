import { partsOfType } from '../../model/program/traverse.js';
import { constructorOf, type TypeParameter } from '../../model/types/hierarchy.js';
import { substitute } from '../../model/types/substitute.js';
import { mentions, type Type, type TypeArgument } from '../../model/types/type.js';
import { allows, type Generation, newId, within } from './generation.js';
import { mentionsInner } from './inner-types.js';

/** Gives some types that signatures show another name; the type parameters in them become the alias's own. */
export function declareAliases(generation: Generation): void {
  if (!allows(generation, 'typeAliases')) return;
  const { random, policy, names, hierarchy, aliases } = generation;
  const shown = [...new Set(typesShown(generation))].filter((type) => isNameable(generation, type));
  for (let i = within(generation, policy.counts.aliases); i > 0 && shown.length > 0; i--) {
    const [type] = shown.splice(random.int(0, shown.length - 1), 1);
    const name = names.classOf();
    const labels = parametersIn(type as Type);
    const own = labels.map((_, at): TypeParameter => ({ name: `${name}.${letters[at]}`, variance: 'invariant' }));
    if (own.length > letters.length) continue;
    const by = new Map(labels.map((each, at) => [each, hierarchy.table.parameter((own[at] as TypeParameter).name)]));
    aliases.push({
      ...{ id: newId(generation), name, typeParameters: own },
      type: substitute(type as Type, by, hierarchy.table),
    });
  }
}

const letters = ['T', 'U', 'V', 'W'];

function typesShown({ classes, functions }: Generation): Type[] {
  const methods = [...functions, ...[...classes.values()].flatMap((each) => each.methods)];
  const fields = [...classes.values()].flatMap((each) => each.fields);
  return [
    ...fields.map(({ type }) => type),
    ...methods.flatMap(({ parameters, result }) => [...parameters.map(({ type }) => type), result]),
  ];
}

// The type parameters of an alias have no bounds, so none may stand where a bound is kept to.
function isNameable(generation: Generation, type: Type): boolean {
  const isMade = type.kind === 'function' || type.kind === 'tuple' || (type.kind === 'class' && type.args.length > 0);
  return isMade && !mentionsInner(generation, type) && isUnbounded(generation, type);
}

function isUnbounded(generation: Generation, type: TypeArgument): boolean {
  if (type.kind === 'projection') return false;
  if (type.kind === 'class') {
    const { parameters } = constructorOf(generation.hierarchy, type.name);
    const isKept = parameters.some(({ bound }) => bound !== undefined);
    if (isKept && mentions(type, { has: () => true })) return false;
  }
  return partsOfType(type).every((each) => isUnbounded(generation, each));
}

function parametersIn(type: TypeArgument): string[] {
  if (type.kind === 'parameter') return [type.name];
  return [...new Set(partsOfType(type).flatMap(parametersIn))];
}
