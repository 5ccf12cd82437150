import type { Expression } from '../../../model/program/expression.js';
import { isAssignable } from '../../../model/types/assignable.js';
import type { ClassType, Type, TypeArgument } from '../../../model/types/type.js';
import { anyType } from '../types/any-type.js';
import { newId, type Writing } from '../writing.js';
import { clientFor } from '../clients/client-class.js';
import { constant } from './constant.js';
import { lambdaFor, referenceFor } from './functions.js';
import { literalOf } from './literal.js';
import { pathTo } from './path-expression.js';

/** An expression of a type, or of one below it (Algorithm 2 of the paper); a constant if nothing else is found. */
export function inhabitant(writing: Writing, type: Type, depth: number): Expression {
  const found = find(writing, type, depth);
  if (found) writing.inhabitants++;
  return found ?? constant(writing, type);
}

function find(writing: Writing, type: Type, depth: number): Expression | undefined {
  const { random, policy } = writing;
  const { chances } = policy;
  // What an interface gives may be of the same interface, and so on.
  if (depth < -policy.lambdaDepth) return undefined;
  if (type.kind === 'top') return find(writing, anyType(writing, 0), depth);
  const local = random.chance(chances.literal) ? localOf(writing, type) : undefined;
  if (local) return local;
  if (type.kind === 'primitive') {
    const path = depth > 0 && !random.chance(chances.literal) ? pathTo(writing, type, depth) : undefined;
    return path ?? literalOf(writing, type);
  }
  if (type.kind === 'nullable') return find(writing, type.of, depth);
  if (type.kind === 'function') return lambdaFor(writing, type, depth);
  if (type.kind === 'tuple') {
    const elements = type.elements.map((each) => inhabitant(writing, each, depth - 1));
    return { kind: 'tuple', id: newId(writing), type, elements };
  }
  if (type.kind !== 'class' && type.kind !== 'array') return undefined;
  if (random.chance(chances.literal)) {
    const literal = literalOf(writing, type);
    if (literal) return literal;
  }
  if (type.kind === 'class' && depth > 0) {
    const made =
      clientFor(writing, type, depth) ?? functionFor(writing, type, depth) ?? conditionalFor(writing, type, depth);
    if (made) return made;
  }
  return pathTo(writing, type, depth) ?? literalOf(writing, type) ?? lambdaFor(writing, type, depth);
}

function localOf(writing: Writing, type: Type): Expression | undefined {
  const fitting = writing.locals.filter((each) => isAssignable(writing.hierarchy, each.type, type));
  if (fitting.length === 0) return undefined;
  const { name, type: own } = writing.random.pick(fitting);
  return { kind: 'variable', id: newId(writing), type: own, name };
}

function functionFor(writing: Writing, type: ClassType, depth: number): Expression | undefined {
  const { random, policy } = writing;
  if (random.chance(writing.focus === 'libraryLambdas' ? 1 : policy.chances.lambda))
    return lambdaFor(writing, type, depth);
  return random.chance(policy.chances.reference) ? referenceFor(writing, type) : undefined;
}

// Boxes are unboxed where a choice is made between them (JLS 15.25).
function conditionalFor(writing: Writing, type: ClassType, depth: number): Expression | undefined {
  const { api, hierarchy, random, policy } = writing;
  if (!random.chance(policy.chances.conditional) || [...hierarchy.boxes.values()].includes(type)) return undefined;
  if (api.profile.restrictions.noChoiceOfConsumers !== undefined && type.args.some(isConsumer)) return undefined;
  const then = inhabitant(writing, type, depth - 1);
  const otherwise = inhabitant(writing, type, depth - 1);
  if (then.type.kind === 'primitive' || otherwise.type.kind === 'primitive') return undefined;
  const condition = inhabitant(writing, api.builtIns.boolean, depth - 1);
  return { kind: 'conditional', id: newId(writing), type, condition, then, otherwise };
}

function isConsumer(arg: TypeArgument): boolean {
  return arg.kind === 'projection' && !arg.star && arg.variance === 'in';
}
