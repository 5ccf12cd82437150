import type { ClassDeclaration } from '../../../model/program/program.js';
import { replaceNode } from '../../../model/program/rewrite.js';
import type { Injection, Subject } from '../fault.js';
import { newIds } from '../new-ids.js';

/** A class or an interface inherits from one that inherits from it. */
export const cyclicInheritance: Injection = {
  fault: 'cyclicInheritance',
  inject(subject) {
    const { random, program, hierarchy } = subject;
    const possible = pairsOf(subject);
    if (possible.length === 0) return undefined;
    const { upper, below } = random.pick(possible);
    const type = hierarchy.table.classType(below.name);
    const id = newIds(program);
    const given = below.fields.map((field) => ({ kind: 'constant', id: id(), type: field.type }) as const);
    const changed: ClassDeclaration =
      upper.form === 'interface'
        ? { ...upper, interfaces: [...upper.interfaces, type] }
        : { ...upper, superclass: { type, arguments: given } };
    // Which class of the cycle is blamed is up to the compiler.
    const reason = `${upper.form === 'interface' ? 'interfaces' : 'classes'} that inherit from themselves`;
    return { program: replaceNode<ClassDeclaration>(program, upper, changed), reason, isAnywhere: true };
  },
};

// Classes that inherit from one without a superclass. The lower one has no type parameters, so that its name is a type.
function pairsOf({ survey }: Subject): { upper: ClassDeclaration; below: ClassDeclaration }[] {
  const { classes } = survey.index;
  const isPlain = ({ placement, sealed, functional }: ClassDeclaration) =>
    placement === 'top' && !sealed && !functional;
  return [...classes.values()].flatMap((below) => {
    if (!isPlain(below) || below.typeParameters.length > 0) return [];
    const above = [...(below.superclass ? [below.superclass.type] : []), ...below.interfaces];
    return above.flatMap(({ name }) => {
      const upper = classes.get(name);
      const isSameForm = upper && (upper.form === 'interface') === (below.form === 'interface');
      return isSameForm && isPlain(upper) && !upper.superclass ? [{ upper, below }] : [];
    });
  });
}
