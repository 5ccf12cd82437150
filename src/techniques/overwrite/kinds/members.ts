import { constructorBy, constructorsTaking } from '../../../model/program/constructors.js';
import type { Argument, CallExpression, NewExpression } from '../../../model/program/expression.js';
import type { ClassDeclaration } from '../../../model/program/program.js';
import { knownMethods } from '../known-methods.js';
import { replaceNode } from '../../../model/program/rewrite.js';
import type { Type } from '../../../model/types/type.js';
import type { Injection, Subject } from '../fault.js';
import { newIds } from '../new-ids.js';

/** A class no longer has a method that it must have. */
export const missingMember: Injection = {
  fault: 'missingMember',
  inject({ survey, random, program }) {
    const { classes } = survey.index;
    const possible = [...classes.values()].flatMap((declaration) => {
      if (declaration.form === 'interface' || declaration.form === 'abstract') return [];
      return declaration.methods
        .filter((method) => method.overrides && isOnlyOne(survey, method.name))
        .map((method) => ({ declaration, method }));
    });
    if (possible.length === 0) return undefined;
    const { declaration, method } = random.pick(possible);
    const methods = declaration.methods.filter((each) => each !== method);
    const changed = replaceNode<ClassDeclaration>(program, declaration, { ...declaration, methods });
    return { program: changed, reason: 'a class without a method that it must have', isAnywhere: true };
  },
};

// One declaration without a body, and one with it.
function isOnlyOne({ methods }: Subject['survey'], name: string): boolean {
  const all = methods.filter(({ node }) => node.name === name);
  return all.length === 2 && all.filter(({ node }) => node.body).length === 1;
}

/** A call or a new object gets one argument too many, or one too few of several. */
export const argumentCount: Injection = {
  fault: 'argumentCount',
  inject(subject) {
    const { survey, random, program, builtIns } = subject;
    const calls = survey.calls.filter(({ node }) => hasFixedCount(subject, node));
    const made = survey.made.filter(({ node }) => node.arguments.length > 1 && isMadeByNumber(subject, node));
    const all = [...calls, ...made];
    if (all.length === 0) return undefined;
    const { node } = random.pick(all);
    const id = newIds(program);
    const more = { kind: 'constant', id: id(), type: builtIns.string } as const;
    const fewer = random.chance(0.5);
    const reason = fewer ? 'an argument is missing' : 'there is an argument too many';
    if (node.kind === 'call') {
      const given: Argument[] = fewer ? node.arguments.slice(0, -1) : [...node.arguments, { value: more }];
      return { program: replaceNode<CallExpression>(program, node, { ...node, arguments: given }), reason };
    }
    const given = fewer ? node.arguments.slice(0, -1) : [...node.arguments, more];
    return { program: replaceNode<NewExpression>(program, node, { ...node, arguments: given }), reason };
  },
};

// With two and more parameters no language makes a tuple or a null of what is given.
function hasFixedCount(subject: Subject, call: CallExpression): boolean {
  const methods = knownMethods(subject.survey.index, call);
  const [method] = methods;
  return (
    method !== undefined &&
    methods.length === 1 &&
    method.parameters.length > 1 &&
    method.parameters.every(({ vararg, default: value }) => !vararg && !value) &&
    !takesSeveral(subject, method.parameters) &&
    call.arguments.every((each) => each.name === undefined)
  );
}

function takesSeveral({ profile }: Subject, parameters: readonly { readonly type: Type }[]): boolean {
  return profile.tolerates.arraysTakeSeveral !== undefined && parameters.at(-1)?.type.kind === 'array';
}

// No constructor takes one argument more or less.
function isMadeByNumber(subject: Subject, { type, by, arguments: given }: NewExpression): boolean {
  const declaration = subject.survey.index.classes.get(type.name);
  if (!declaration) return true;
  const isTaken = (count: number) => constructorsTaking(declaration, count).length > 0;
  const { parameters } = constructorBy(declaration, by);
  return !isTaken(given.length - 1) && !isTaken(given.length + 1) && !takesSeveral(subject, parameters);
}
