import type { ClassDeclaration, Program } from '../../../model/program/program.js';
import { replaceNode } from '../../../model/program/rewrite.js';
import { partsOfType, traverse } from '../../../model/program/traverse.js';
import type { ClassType, Type, TypeArgument } from '../../../model/types/type.js';
import { cannotBe, closedTypes } from '../cannot-be.js';
import type { Injection, Subject } from '../fault.js';

/** A type parameter of a class gets a bound that a type argument does not keep to. */
export const bound: Injection = {
  fault: 'bound',
  inject(subject) {
    const { survey, random, program, profile } = subject;
    const inBounds = namesInBounds(program);
    const isUnchecked = (name: string) => profile.tolerates.boundsInBounds !== undefined && inBounds.has(name);
    const applied = closedTypes(subject).filter(({ args, name }) => args.length > 0 && !isUnchecked(name));
    const plain = closedTypes(subject).filter(({ args }) => args.length === 0);
    if (applied.length === 0 || plain.length === 0) return undefined;
    const { name, args } = random.pick(applied);
    const declaration = survey.index.classes.get(name) as ClassDeclaration;
    const at = random.int(0, args.length - 1);
    const wrong = plain.filter((to) => to.name !== name && cannotBe(subject, args[at] as ClassType, to, false));
    if (wrong.length === 0) return undefined;
    const other = random.pick(wrong);
    const typeParameters = declaration.typeParameters.map((each, i) =>
      i === at ? { ...each, bound: withOther(subject, each.bound, other) } : each,
    );
    const changed = replaceNode<ClassDeclaration>(program, declaration, { ...declaration, typeParameters });
    const what = inBounds.has(name) ? 'a type argument in a bound' : 'a type argument';
    return { program: changed, reason: `${what} that is not within the bound`, isAnywhere: true };
  },
};

// The wrong bound stands beside the one that there is, if that is allowed: a second bound is an interface (JLS 4.4).
function withOther({ profile, survey, hierarchy, random }: Subject, known: Type | undefined, other: ClassType): Type {
  const isJoined =
    profile.supports.has('severalBounds') &&
    known?.kind === 'class' &&
    known.name !== other.name &&
    survey.index.classes.get(other.name)?.form === 'interface' &&
    random.chance(besideKnown);
  return isJoined ? hierarchy.table.intersection([known, other]) : other;
}

const besideKnown = 0.5;

function namesInBounds(program: Program): Set<string> {
  const names = new Set<string>();
  const visit = (type: TypeArgument): void => {
    if (type.kind === 'class') names.add(type.name);
    else if (type.kind !== 'intersection') return;
    partsOfType(type).forEach(visit);
  };
  traverse(program, { typeParameter: ({ bound: above }) => above && visit(above) });
  return names;
}
