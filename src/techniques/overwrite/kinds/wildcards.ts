import type { CallExpression, Expression } from '../../../model/program/expression.js';
import { knownMethods } from '../known-methods.js';
import { replaceNode } from '../../../model/program/rewrite.js';
import { type ClassType, mentionsParameter, type Projection, type Type } from '../../../model/types/type.js';
import { cannotBe } from '../cannot-be.js';
import type { Injection, Subject, Wronged } from '../fault.js';
import { newIds } from '../new-ids.js';
import { wrongedBy } from '../wrong-value.js';

/**
 * A value of a type with a projection where the type argument itself is wanted, a value that is given to `? extends T`, or
 * one that is taken from `? super T` (JLS 4.5.1, 5.1.10).
 */
export const wildcard: Injection = {
  fault: 'wildcard',
  inject(subject) {
    const ways = [projected, consumed, produced];
    while (ways.length > 0) {
      const [way] = ways.splice(subject.random.int(0, ways.length - 1), 1);
      const wronged = way?.(subject);
      if (wronged) return wronged;
    }
    return undefined;
  },
};

function projected(subject: Subject): Wronged | undefined {
  const { slots, random, survey } = subject;
  const isGeneric = (type: Type) =>
    type.kind === 'class' && type.args.length > 0 && survey.index.classes.has(type.name);
  const possible = slots.filter(({ type }) => isGeneric(type));
  if (possible.length === 0) return undefined;
  const { value, type } = random.pick(possible);
  const wanted = type as ClassType;
  const at = invariantAt(subject, wanted, random.int(0, wanted.args.length - 1));
  const other = at === undefined ? undefined : withProjection(subject, wanted, at, random.pick(['out', 'in']));
  if (!other || !cannotBe(subject, other, wanted)) return undefined;
  return wrongedBy(subject, value, { kind: 'constant', id: value.id, type: other }, 'a projection for a type argument');
}

function consumed(subject: Subject): Wronged | undefined {
  const isChecked = ({ args }: ClassType) => !subject.profile.tolerates.typeParameters || !args.some(mentionsParameter);
  const calls = subject.survey.calls.flatMap(({ node }) => {
    const receiver = receiverOf(subject, node);
    const seen = receiver && isChecked(receiver.type) ? receiver : undefined;
    // Null can be given to anything in some languages.
    const at = node.arguments.findIndex(
      ({ name, value }, i) => name === undefined && value.kind !== 'null' && isParameterOf(seen, seen?.formals[i]),
    );
    return seen && at >= 0 ? [{ node, seen, at }] : [];
  });
  if (calls.length === 0) return undefined;
  const { node, seen, at } = subject.random.pick(calls);
  return throughProjection(subject, node, { ...seen, formal: seen.formals[at] as Type, variance: 'out' });
}

function produced(subject: Subject): Wronged | undefined {
  // The printer casts what is taken.
  if (subject.profile.precautions?.capturedBounds) return undefined;
  const calls = subject.slots.flatMap(({ value, type }) => {
    const seen = value.kind === 'call' && type.kind === 'class' ? receiverOf(subject, value) : undefined;
    return seen && isParameterOf(seen, seen.result) ? [{ value: value as CallExpression, seen }] : [];
  });
  const unbounded = calls.filter(({ seen }) => !subject.hierarchy.bounds.has((seen.result as { name: string }).name));
  if (unbounded.length === 0) return undefined;
  const { value, seen } = subject.random.pick(unbounded);
  return throughProjection(subject, value, { ...seen, formal: seen.result, variance: 'in' });
}

interface Seen {
  readonly type: ClassType;
  readonly parameters: readonly string[];
  readonly formals: readonly Type[];
  readonly result: Type;
}

// The object whose method is called, if its class is generic and declares the method itself.
function receiverOf({ survey }: Subject, call: CallExpression): Seen | undefined {
  const { callee } = call;
  if (callee.kind !== 'object') return undefined;
  const { receiver, owner } = callee;
  const { type } = receiver;
  const [method, ...others] = knownMethods(survey.index, call);
  if (!method || others.length > 0 || method.parameters.some(({ vararg }) => vararg)) return undefined;
  if (type.kind !== 'class' || type.name !== owner || receiver.kind === 'this') return undefined;
  const parameters = survey.index.classes.get(owner)?.typeParameters.map(({ name }) => name) ?? [];
  return { type, parameters, formals: method.parameters.map((each) => each.type), result: method.result };
}

function isParameterOf(seen: Seen | undefined, type: Type | undefined): boolean {
  return type?.kind === 'parameter' && (seen?.parameters.includes(type.name) ?? false);
}

function throughProjection(
  subject: Subject,
  call: CallExpression,
  { type, parameters, formal, variance }: Seen & { formal: Type; variance: Projection['variance'] },
): Wronged | undefined {
  const { program } = subject;
  const at = invariantAt(subject, type, parameters.indexOf((formal as { name: string }).name));
  const other = at === undefined ? undefined : withProjection(subject, type, at, variance);
  if (!other) return undefined;
  const constant: Expression = { kind: 'constant', id: newIds(program)(), type: other };
  const callee = { ...call.callee, receiver: constant } as CallExpression['callee'];
  const changed: CallExpression = { ...call, callee };
  return {
    program: replaceNode<Expression>(program, call, changed),
    reason: variance === 'out' ? 'a value given to a producer' : 'a value taken from a consumer',
    at: changed,
  };
}

// The place of a type parameter, unless the class varies with it anyway.
function invariantAt({ survey }: Subject, { name }: ClassType, at: number): number | undefined {
  return survey.index.classes.get(name)?.typeParameters[at]?.variance === 'invariant' ? at : undefined;
}

function withProjection(
  { hierarchy }: Subject,
  { name, args }: ClassType,
  at: number,
  variance: Projection['variance'],
): ClassType | undefined {
  const arg = args[at];
  if (!arg || arg.kind === 'projection' || arg.kind === 'top') return undefined;
  const { table } = hierarchy;
  return table.classType(
    name,
    args.map((each, i) => (i === at ? table.projection(variance, arg) : each)),
  );
}
