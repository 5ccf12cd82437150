import type { CallExpression } from '../../../model/program/expression.js';
import type { MethodDeclaration, Program } from '../../../model/program/program.js';
import { knownMethods } from '../known-methods.js';
import { mentionsParameter } from '../../../model/types/type.js';
import { cannotBe, closedTypes } from '../cannot-be.js';
import type { Injection, Subject } from '../fault.js';
import { newIds } from '../new-ids.js';
import { wrongedBy, wrongValue } from '../wrong-value.js';

/** An argument of a call fits none of several overloads. */
export const inapplicableOverload: Injection = {
  fault: 'inapplicableOverload',
  inject(subject) {
    const { survey, random } = subject;
    const calls = survey.calls.filter(({ node }) => node.arguments.length > 0 && isOverloaded(subject, node));
    if (calls.length === 0) return undefined;
    const { node, method } = random.pick(calls);
    const at = random.int(0, node.arguments.length - 1);
    const value = node.arguments[at]?.value;
    const formals = knownMethods(survey.index, node).flatMap(({ parameters }) => parameters[at]?.type ?? []);
    // What a type parameter stands for is another question.
    if (!value || formals.some(mentionsParameter)) return undefined;
    const isLast = at === node.arguments.length - 1;
    const other = wrongValue(subject, { value, method }, (type) =>
      formals.every((formal) => !(isLast && formal.kind === 'array') && cannotBe(subject, type, formal)),
    );
    return other && wrongedBy(subject, value, other, 'an argument that fits no overload');
  },
};

function isOverloaded({ survey }: Subject, call: CallExpression): boolean {
  const methods = knownMethods(survey.index, call);
  const isFixed = ({ parameters }: MethodDeclaration) =>
    parameters.every(({ vararg, default: value }) => !vararg && !value);
  return methods.length > 1 && methods.every(isFixed);
}

/** A call fits two overloads, of which neither is the better one. */
export const ambiguousOverload: Injection = {
  fault: 'ambiguousOverload',
  inject(subject) {
    const { program, hierarchy, random, builtIns } = subject;
    const types = closedTypes(subject);
    if (types.length === 0) return undefined;
    const type = random.pick(types);
    const id = newIds(program);
    const names = ['choose', 'decide'].map((name) => `${name}${id()}`);
    const [name = '', caller = ''] = names;
    const { top } = hierarchy.table;
    const overload = (first: typeof top | typeof type, second: typeof top | typeof type): MethodDeclaration => ({
      ...plainMethod(id(), name),
      overloaded: true,
      parameters: [
        { id: id(), name: 'first', type: first, vararg: false },
        { id: id(), name: 'second', type: second, vararg: false },
      ],
      result: builtIns.string,
      body: { statements: [], result: { kind: 'constant', id: id(), type: builtIns.string } },
    });
    const value = () => ({ value: { kind: 'constant', id: id(), type } as const });
    const call: CallExpression = {
      kind: 'call',
      id: id(),
      type: builtIns.string,
      callee: { kind: 'function' },
      name,
      typeArguments: [],
      arguments: [value(), value()],
    };
    const user = { ...plainMethod(id(), caller), result: builtIns.string, body: { statements: [], result: call } };
    const changed: Program = {
      ...program,
      functions: [...program.functions, overload(type, top), overload(top, type), user],
    };
    return { program: changed, reason: 'a call that fits two overloads equally', at: call };
  },
};

function plainMethod(id: number, name: string) {
  const plain = { static: false, overrides: false, open: false, overloaded: false, access: 'public' } as const;
  return { id, name, typeParameters: [], parameters: [], ...plain };
}
