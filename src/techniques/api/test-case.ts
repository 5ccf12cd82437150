import type { Expression, Statement } from '../../model/program/expression.js';
import { substitute } from '../../model/types/substitute.js';
import type { Type } from '../../model/types/type.js';
import { objectOf } from './expressions/object.js';
import type { Use } from './expressions/signature.js';
import { use } from './expressions/use.js';
import { type Member, isVoid, parametersOf } from './graph/member.js';
import { instantiate } from './types/instantiate.js';
import { subtypeOf } from './types/subtype-of.js';
import { supertypeOf } from './types/supertypes-of.js';
import { newId, type Writing } from './writing.js';

/** A use of a component with the types of a typing sequence. */
export interface TestCase {
  readonly component: Member;
  readonly use: Use;
  readonly expression: Expression;
  /** The type that is expected of it; nothing where the component gives none. */
  readonly expected?: Type;
}

/** Makes a use of a component that is well-typed; nothing if none is found. */
export function wellTyped(writing: Writing, component: Member): TestCase | undefined {
  const { policy, hierarchy, random } = writing;
  const by = instantiate(writing, parametersOf(component), new Map(), policy.typeDepth);
  if (!by) return undefined;
  const self = substitute(component.owner.self, by, hierarchy.table);
  const type = random.chance(policy.chances.subtype) ? subtypeOf(writing, self, policy.typeDepth - 1) : self;
  const receiver = component.isStatic ? undefined : objectOf(writing, type, policy.depth);
  const wanted: Use = { member: component, by, ...(receiver && { receiver }) };
  const expression = use(writing, wanted, policy.depth);
  if (!expression) return undefined;
  return {
    component,
    use: wanted,
    expression,
    ...(!isVoid(component) && { expected: supertypeOf(writing, expression.type) }),
  };
}

/** The statement of a test case. */
export function statementOf(writing: Writing, { expression, expected }: TestCase): Statement {
  if (!expected) return { kind: 'evaluate', id: newId(writing), expression };
  const variable = { id: newId(writing), name: 'result', type: expected, mutable: false, value: expression };
  return { kind: 'local', variable };
}
