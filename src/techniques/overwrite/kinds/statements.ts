import type {
  Expression,
  SmartCastExpression,
  Statement,
  VariableExpression,
} from '../../../model/program/expression.js';
import { replaceNode, rewritePart, rewriteProgram } from '../../../model/program/rewrite.js';
import { viewAs } from '../../../model/types/subtype.js';
import type { Type } from '../../../model/types/type.js';
import type { Injection, Subject } from '../fault.js';
import { newIds } from '../new-ids.js';

/** A variable that is never written is written. */
export const finalVariable: Injection = {
  fault: 'finalVariable',
  inject({ survey, random, program }) {
    const fixed = survey.locals.filter(({ node }) => !node.mutable);
    if (fixed.length === 0) return undefined;
    const { node } = random.pick(fixed);
    const id = newIds(program);
    const { name, type } = node;
    const write: Statement = {
      kind: 'assign',
      id: id(),
      target: { kind: 'variable', id: id(), name, type },
      value: { kind: 'constant', id: id(), type },
    };
    const changed = rewriteProgram(program, (part) => {
      if (!Array.isArray(part)) return undefined;
      const list = part as readonly Statement[];
      const at = list.findIndex((each) => each.kind === 'local' && each.variable === node);
      return at < 0 ? undefined : [...list.slice(0, at + 1), write, ...list.slice(at + 1)];
    });
    return { program: changed, reason: 'a variable that is final is written' };
  },
};

/** What is done with an object of a class is done where it is known to be none. */
export const smartCast: Injection = {
  fault: 'smartCast',
  inject(subject) {
    const { survey, random, program, analysis, profile } = subject;
    const isTested = ({ to }: SmartCastExpression) => to.args.length === 0 || !profile.tolerates.genericSmartCasts;
    // Of a variable that has the type of its value nobody can say what it is known to be.
    const certain = survey.casts.filter(({ node }) => isTested(node) && analysis.types.has(node.variable.id));
    const possible = certain.filter(({ node }) => usesMember(subject, node.then, node.binding, node.variable.type));
    if (possible.length === 0) return undefined;
    const { node } = random.pick(possible);
    const changed = replaceNode<Expression>(program, node, { ...node, then: node.otherwise, otherwise: node.then });
    return { program: changed, reason: 'a member of a class where the object is not of the class' };
  },
};

// Whether a member is used that only the class has which was tested for.
function usesMember(subject: Subject, value: Expression, binding: string, type: Type): boolean {
  return memberUse(subject, value, { binding, type }) !== undefined;
}

/** The first use of a name as an object with a member that objects of a type do not have. */
export function memberUse(
  { hierarchy, survey }: Subject,
  within: object,
  { binding, type }: { binding: string; type: Type },
): VariableExpression | undefined {
  const hasAlready = (member: string) =>
    [...survey.index.classes.values()].some(
      ({ name, methods, fields }) =>
        type.kind === 'class' &&
        viewAs(hierarchy, type, name) !== undefined &&
        [...methods, ...fields].some((each) => each.name === member),
    );
  let found: VariableExpression | undefined;
  rewritePart(within, (part) => {
    const expression = part as Expression;
    const receiver =
      expression.kind === 'call' && expression.callee.kind === 'object'
        ? expression.callee.receiver
        : expression.kind === 'field'
          ? expression.receiver
          : undefined;
    if (receiver?.kind === 'variable' && receiver.name === binding && 'name' in expression)
      if (!hasAlready(expression.name)) found ??= receiver;
    return undefined;
  });
  return found;
}

/** A value that may be null stands where none may be. */
export const nullable: Injection = {
  fault: 'nullable',
  inject({ survey, random, program, analysis }) {
    // A variable that was given a value which is not null may be known to hold none.
    const isNullable = (value: Expression) => analysis.types.get(value.id)?.kind === 'nullable';
    const isShown = (id: number) => !program.omitted?.includes(id);
    const inLocals = survey.locals.flatMap(({ node }) =>
      node.value.kind === 'orElse' && node.type === node.value.type && isShown(node.id) ? [node.value] : [],
    );
    const inResults = survey.methods.flatMap(({ node }) => {
      const value = node.body?.result;
      const isWanted = value?.kind === 'orElse' && node.result === value.type;
      return isWanted && isShown(node.id) && !node.overloaded ? [value] : [];
    });
    const possible = [...inLocals, ...inResults].filter(({ value }) => isNullable(value));
    if (possible.length === 0) return undefined;
    const value = random.pick(possible);
    const changed = replaceNode<Expression>(program, value, value.value);
    return { program: changed, reason: 'a value that may be null where none may be', at: value.value };
  },
};
