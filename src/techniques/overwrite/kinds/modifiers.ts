import type { ClassDeclaration, MethodDeclaration } from '../../../model/program/program.js';
import { replaceNode } from '../../../model/program/rewrite.js';
import { mentions, type Type } from '../../../model/types/type.js';
import type { Injection, Subject, Wronged } from '../fault.js';
import { overridingIn } from '../overriding.js';

/** A class inherits from one that is final. */
export const finalClass: Injection = {
  fault: 'finalClass',
  inject(subject) {
    const { survey } = subject;
    const above = new Set([...survey.index.classes.values()].map(({ superclass }) => superclass?.type.name));
    const possible = classesOf(subject).filter(
      ({ name, form, open, sealed }) => above.has(name) && form === 'class' && open && !sealed,
    );
    return changedClass(subject, possible, { open: false }, 'a subclass of a final class');
  },
};

/** A class that has an abstract method is not abstract. */
export const missingAbstract: Injection = {
  fault: 'missingAbstract',
  inject(subject) {
    const possible = classesOf(subject).filter(
      ({ form, sealed, methods }) => form === 'abstract' && !sealed && methods.some(({ body }) => !body),
    );
    return changedClass(subject, possible, { form: 'class', open: true }, 'an abstract method in a class that is not');
  },
};

/** An object is made of a class that is abstract. */
export const newOfAbstract: Injection = {
  fault: 'newOfAbstract',
  inject(subject) {
    const { survey, random, program } = subject;
    const possible = survey.made.filter(({ node }) => {
      const declaration = survey.index.classes.get(node.type.name);
      return declaration?.form === 'class' && declaration.open && !declaration.sealed;
    });
    if (possible.length === 0) return undefined;
    const { node } = random.pick(possible);
    const declaration = survey.index.classes.get(node.type.name) as ClassDeclaration;
    const changed = replaceNode<ClassDeclaration>(program, declaration, { ...declaration, form: 'abstract' });
    return { program: changed, reason: 'a new object of an abstract class', at: node };
  },
};

/** A method overrides one that is final. */
export const finalMethod: Injection = {
  fault: 'finalMethod',
  inject(subject) {
    const possible = overridingIn(subject).flatMap(({ overridden, owner }) =>
      overridden.body && overridden.open && owner.open && owner.form !== 'interface' ? [overridden] : [],
    );
    return changedMethod(subject, possible, { open: false }, 'a method that overrides a final one');
  },
};

/** A method is said to override another, and there is none. */
export const overridesNothing: Injection = {
  fault: 'overridesNothing',
  inject(subject) {
    const { survey } = subject;
    const possible = survey.methods.flatMap(({ node, outermost }) =>
      outermost && !node.overrides && !node.static && node.body && node.access === 'public' && !node.overloaded
        ? [node]
        : [],
    );
    return changedMethod(subject, possible, { overrides: true }, 'a method that overrides nothing');
  },
};

/** A method overrides another, which the language wants to be said. */
export const missingOverride: Injection = {
  fault: 'missingOverride',
  inject(subject) {
    const possible = overridingIn(subject).flatMap(({ overriding, overridden }) =>
      overridden.body && !overriding.overloaded ? [overriding] : [],
    );
    return changedMethod(subject, possible, { overrides: false }, 'a method that overrides another without saying so');
  },
};

/** An abstract method is private, so that nobody could give it a body. */
export const privateAbstract: Injection = {
  fault: 'privateAbstract',
  inject(subject) {
    const possible = classesOf(subject).flatMap(({ form, methods }) =>
      form === 'abstract' ? methods.filter(({ body, overrides }) => !body && !overrides) : [],
    );
    return changedMethod(subject, possible, { access: 'private' }, 'a private abstract method');
  },
};

/** A method may be used by fewer than the one that it overrides. */
export const weakerAccess: Injection = {
  fault: 'weakerAccess',
  inject(subject) {
    const { accessBelowGenerics } = subject.profile.tolerates;
    const possible = overridingIn(subject).flatMap(({ overriding, overridden, owner, below }) => {
      const isPublic = overridden.access === 'public' && overriding.access === 'public';
      const isUnchecked =
        accessBelowGenerics !== undefined &&
        owner.form === 'interface' &&
        (takesOwnParameter(owner, overridden) || !isErasedAlike(overriding.result, overridden.result));
      return isPublic && !isUnchecked && overriding.body && below.form !== 'interface' ? [overriding] : [];
    });
    return changedMethod(subject, possible, { access: 'protected' }, 'an overriding method with weaker access');
  },
};

// Whether a method takes a value whose class depends on a type argument of its class.
function takesOwnParameter({ typeParameters }: ClassDeclaration, { parameters }: MethodDeclaration): boolean {
  const own = new Set(typeParameters.map(({ name }) => name));
  return parameters.some(({ type }) => type.kind !== 'class' && mentions(type, own));
}

function isErasedAlike(one: Type, other: Type): boolean {
  return one === other || (one.kind === 'class' && other.kind === 'class' && one.name === other.name);
}

function classesOf({ survey }: Subject): ClassDeclaration[] {
  return [...survey.index.classes.values()];
}

function changedClass(
  { random, program }: Subject,
  possible: readonly ClassDeclaration[],
  change: Partial<ClassDeclaration>,
  reason: string,
): Wronged | undefined {
  if (possible.length === 0) return undefined;
  const node = random.pick(possible);
  // Compilers may say it of the class, or of the one that inherits from it.
  return { program: replaceNode<ClassDeclaration>(program, node, { ...node, ...change }), reason, isAnywhere: true };
}

function changedMethod(
  { random, program }: Subject,
  possible: readonly MethodDeclaration[],
  change: Partial<MethodDeclaration>,
  reason: string,
): Wronged | undefined {
  if (possible.length === 0) return undefined;
  const node = random.pick(possible);
  const isElsewhere = change.open === false || change.access !== undefined;
  const changed = replaceNode<MethodDeclaration>(program, node, { ...node, ...change });
  return { program: changed, reason, ...(isElsewhere && { isAnywhere: true }) };
}
