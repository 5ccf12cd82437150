import { constructorBy, constructorsTaking } from '../../../model/program/constructors.js';
import {
  type CallExpression,
  type Expression,
  isCapturing,
  type NewExpression,
} from '../../../model/program/expression.js';
import { knownMethods } from '../known-methods.js';
import { replaceNode } from '../../../model/program/rewrite.js';
import type { Type } from '../../../model/types/type.js';
import type { Injection, Subject, Wronged } from '../fault.js';
import { wrongType } from '../wrong-type.js';

/** A type argument of a call or a new object is one that an argument does not fit. */
export const typeArgument: Injection = {
  fault: 'typeArgument',
  inject(subject) {
    const { survey, program, random, profile } = subject;
    const isWritten = ({ id }: Expression) => !program.omitted?.includes(id);
    const calls = survey.calls.filter(
      ({ node }) => node.typeArguments.length > 0 && isWritten(node) && !isCapturing(node),
    );
    const made = survey.made.filter(({ node }) => node.type.args.length > 0 && isWritten(node));
    const all = [...(profile.tolerates.typeArgumentsOfCalls ? [] : calls), ...made];
    if (all.length === 0) return undefined;
    const { node } = random.pick(all);
    return node.kind === 'call' ? inCall(subject, node) : inNew(subject, node);
  },
};

function inCall(subject: Subject, call: CallExpression): Wronged | undefined {
  const { survey, program } = subject;
  const methods = knownMethods(survey.index, call);
  const [method] = methods;
  if (!method || methods.length > 1 || call.arguments.some((each) => each.name !== undefined)) return undefined;
  const formals = method.parameters.map(({ type }) => type);
  const values = call.arguments.map(({ value }) => value);
  const found = conflict(subject, method.typeParameters, formals, values);
  if (!found) return undefined;
  const typeArguments = call.typeArguments.map((type, i) => (i === found.at ? found.type : type));
  return wronged(replaceNode<CallExpression>(program, call, { ...call, typeArguments }), 'call', found);
}

function inNew(subject: Subject, made: NewExpression): Wronged | undefined {
  const declaration = subject.survey.index.classes.get(made.type.name);
  if (!declaration || constructorsTaking(declaration, made.arguments.length).length > 1) return undefined;
  const formals = constructorBy(declaration, made.by).parameters.map(({ type }) => type);
  const found = conflict(subject, declaration.typeParameters, formals, made.arguments);
  if (!found) return undefined;
  const args = made.type.args.map((arg, i) => (i === found.at ? found.type : arg));
  const type = subject.hierarchy.table.classType(made.type.name, args);
  return wronged(replaceNode<NewExpression>(subject.program, made, { ...made, type }), 'new object', found);
}

interface Conflict {
  readonly at: number;
  readonly type: Type;
  readonly value: Expression;
}

// Looks for an argument whose parameter is of the very type that a type parameter stands for.
function conflict(
  subject: Subject,
  parameters: readonly { readonly name: string }[],
  formals: readonly Type[],
  values: readonly Expression[],
): Conflict | undefined {
  for (const [i, value] of values.entries()) {
    const formal = formals[Math.min(i, formals.length - 1)];
    const at = formal?.kind === 'parameter' ? parameters.findIndex(({ name }) => name === formal.name) : -1;
    const type = at < 0 ? undefined : wrongType(subject, value, []);
    if (type) return { at, type, value };
  }
  return undefined;
}

function wronged(program: Subject['program'], what: string, { value, type }: Conflict): Wronged {
  return { program, reason: `a wrong type argument of a ${what}: ${type.kind}`, at: value };
}
