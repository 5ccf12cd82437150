import type { Expression } from '../../model/program/expression.js';
import { substitute } from '../../model/types/substitute.js';
import type { Type } from '../../model/types/type.js';
import { constant } from './expressions/constant.js';
import { objectOf } from './expressions/object.js';
import { isRefusedByRivals, mayTakeInferred } from './expressions/overloads.js';
import { signatureOf } from './expressions/signature.js';
import { expressionOf } from './expressions/use.js';
import { mayHave } from './graph/may-have.js';
import type { TestCase } from './test-case.js';
import { anyType } from './types/any-type.js';
import { isIncompatible, isUnrelated } from './types/incompatible.js';
import { instantiate } from './types/instantiate.js';
import { subtypeOf } from './types/subtype-of.js';
import { supertypesOf } from './types/supertypes-of.js';
import { ownerOf, type Writing } from './writing.js';

/** A test case with one incompatible type. */
export interface IllTyped {
  readonly testCase: TestCase;
  readonly reason: string;
  /** The expression at which an error is expected. */
  readonly at: Expression;
}

/** Puts one incompatible type into a typing sequence: that of the object, of a value or what is expected (3.3). */
export function makeIllTyped(
  writing: Writing,
  right: TestCase,
  { isErased, way }: { readonly isErased: boolean; readonly way?: number | undefined },
): IllTyped | undefined {
  const { random, policy } = writing;
  const ways = waysFor(right);
  for (let i = 0; i < policy.tries && ways.length > 0; i++) {
    const make = way === undefined ? random.pick(ways) : ways[way % ways.length];
    const wrong = make?.(writing, right, isErased);
    if (wrong) return wrong;
  }
  return undefined;
}

type Way = (writing: Writing, right: TestCase, isErased: boolean) => IllTyped | undefined;

function waysFor({ expression, expected }: TestCase): Way[] {
  const ways: Way[] = [];
  if (expression.kind === 'call' || expression.kind === 'new')
    for (const at of expression.arguments.keys())
      ways.push((writing, right, isErased) => wrongValue(writing, right, { at, isErased }));
  if (expected) ways.push(wrongExpectation);
  if (expression.kind === 'field' || (expression.kind === 'call' && expression.callee.kind === 'object'))
    ways.push(wrongObject);
  return ways;
}

function wrongValue(
  writing: Writing,
  right: TestCase,
  { at, isErased }: { at: number; isErased: boolean },
): IllTyped | undefined {
  const signature = signatureOf(writing, right.use);
  const values = valuesOf(right.expression);
  if (!signature || !values) return undefined;
  const { formals, member } = signature;
  const formal = formals[Math.min(at, formals.length - 1)];
  if (!formal) return undefined;
  const value = valueOfOther(writing, formal);
  if (!value || !isIncompatible(writing, value.type, formal)) return undefined;
  const isLast = at >= formals.length - 1 && member.parameters.at(-1)?.vararg === true;
  const parameter = member.parameters[Math.min(at, formals.length - 1)];
  if (parameter?.narrowed) return undefined;
  const declared = parameter?.type ?? formal;
  const { tolerates } = writing.api.profile;
  if (isLast && declared.kind === 'parameter' && tolerates.varargsOutsideBounds) return undefined;
  if (isLast && !isIncompatible(writing, value.type, writing.hierarchy.table.array(formal))) return undefined;
  const given = values.map((each, i) => (i === at ? value : each));
  if (!isRefusedByRivals(writing, signature, given)) return undefined;
  const isOpen = isErased || writing.api.profile.tolerates.typeArgumentsOfCalls !== undefined;
  if (isOpen && mayTakeInferred(writing, signature, given)) return undefined;
  const expression = expressionOf(writing, signature, right.use.receiver, given);
  return {
    testCase: { ...right, expression },
    reason: `a ${typeKind(value.type)} is given where a ${typeKind(declared)} is expected (${isLast ? 'vararg of a ' : ''}${member.kind})`,
    at: value,
  };
}

function valuesOf(expression: Expression): readonly Expression[] | undefined {
  if (expression.kind === 'call') return expression.arguments.map(({ value }) => value);
  return expression.kind === 'new' ? expression.arguments : undefined;
}

// A lambda or a choice has no type of its own.
const typed: ReadonlySet<Expression['kind']> = new Set(['constant', 'call', 'new', 'literal', 'field', 'staticField']);

function valueOfOther(writing: Writing, formal: Type): Expression | undefined {
  const type = otherType(writing, formal);
  const value = writing.random.chance(0.5) ? writing.inhabitant(writing, type, 1) : constant(writing, type);
  return typed.has(value.kind) ? value : undefined;
}

// Often a type that is nearly right: one above, or the same class with other arguments.
function otherType(writing: Writing, type: Type): Type {
  const { random, policy, hierarchy } = writing;
  if (type.kind === 'class' && type.args.length > 0 && random.chance(0.4)) {
    const owner = ownerOf(writing, type);
    const by = owner && instantiate(writing, owner.typeParameters, new Map(), policy.typeDepth - 1);
    if (by) return substitute(owner.self, by, hierarchy.table);
  }
  if (type.kind === 'class' && random.chance(0.3)) return random.pick(supertypesOf(writing, type));
  return anyType(writing, policy.typeDepth - 1);
}

function wrongExpectation(writing: Writing, right: TestCase, isErased: boolean): IllTyped | undefined {
  const { type } = right.expression;
  const { random } = writing;
  const expected = random.chance(0.4) ? subtypeOf(writing, type, 1) : otherType(writing, type);
  if (expected.kind === 'top' || !isIncompatible(writing, type, expected)) return undefined;
  const isOpen = isErased || writing.api.profile.tolerates.typeArgumentsOfCalls !== undefined;
  if (isOpen && (right.component.result.kind === 'parameter' || !isUnrelated(writing, type, expected)))
    return undefined;
  return {
    testCase: { ...right, expected },
    reason: `a ${typeKind(type)} is the value where a ${typeKind(expected)} is expected (variable)`,
    at: right.expression,
  };
}

function wrongObject(writing: Writing, right: TestCase): IllTyped | undefined {
  const { api, random } = writing;
  const { component, expression, use } = right;
  if (api.pool.length === 0 || !use.receiver) return undefined;
  if (api.support.incompatible || (api.support.added && component.kind === 'field')) return undefined;
  const owner = random.pick(api.pool);
  if (mayHave(api, owner, component)) return undefined;
  const by = instantiate(writing, owner.typeParameters, new Map(), 1);
  if (!by) return undefined;
  const receiver = objectOf(writing, substitute(owner.self, by, writing.hierarchy.table), 1);
  const own = ownerOf(writing, receiver.type);
  if (!typed.has(receiver.kind) || !own || mayHave(api, own, component)) return undefined;
  const wrong: Expression | undefined =
    expression.kind === 'field'
      ? { ...expression, receiver }
      : expression.kind === 'call' && expression.callee.kind === 'object'
        ? { ...expression, callee: { ...expression.callee, receiver } }
        : undefined;
  return (
    wrong && {
      testCase: { ...right, expression: wrong },
      reason: `an object has no such ${component.kind}`,
      at: receiver,
    }
  );
}

function typeKind(type: Type): string {
  if (type.kind === 'parameter') return 'type parameter';
  if (type.kind !== 'class') return `${type.kind} type`;
  return type.args.length > 0 ? 'generic class' : 'class';
}
