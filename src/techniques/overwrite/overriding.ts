import type { ClassDeclaration, MethodDeclaration } from '../../model/program/program.js';
import type { Subject } from './fault.js';

/** A method that takes the place of another, and the classes that declare the two. */
export interface Overriding {
  readonly overriding: MethodDeclaration;
  readonly overridden: MethodDeclaration;
  readonly owner: ClassDeclaration;
  readonly below: ClassDeclaration;
}

/** The methods of a program that override one of the program, as far as names tell: those that two classes declare. */
export function overridingIn({ survey }: Subject): Overriding[] {
  const owners = new Map<string, { method: MethodDeclaration; owner: ClassDeclaration }[]>();
  for (const owner of survey.index.classes.values())
    for (const method of owner.methods) {
      const known = owners.get(method.name);
      if (known) known.push({ method, owner });
      else owners.set(method.name, [{ method, owner }]);
    }
  // Names are unique otherwise, so that two methods of one name are the overridden and the overriding one, or overloads.
  return [...owners.values()].flatMap((all) => {
    const [first] = all.filter(({ method }) => !method.overrides);
    if (!first || all.some(({ method }) => method.overloaded) || all.length < 2) return [];
    const others = all.filter(({ method }) => method.overrides);
    return others.map(({ method, owner }) => ({
      overriding: method,
      overridden: first.method,
      owner: first.owner,
      below: owner,
    }));
  });
}
