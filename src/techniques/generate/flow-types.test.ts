import { expect, test } from 'vitest';
import { createRandom } from '../../core/random.js';
import type { Expression, IfStatement } from '../../model/program/expression.js';
import type { Profile, Restrictions } from '../../model/program/profile.js';
import type { Program } from '../../model/program/program.js';
import { factsOf } from '../../model/program/program-facts.js';
import { traverse, type Visitor, visitBlock, visitExpression } from '../../model/program/traverse.js';
import { createTypeTable } from '../../model/types/type-table.js';
import { generateProgram } from './generate-program.js';
import { type Policy, policies } from './policy.js';
import { richProfile } from './sample-profile.js';

const { medium } = policies;
const often: Policy = {
  ...medium,
  features: { flowTypes: 6 },
  expressionKinds: { ...medium.expressionKinds, match: 6 },
};

function makeAll(policy: Policy, restrictions: Restrictions = {}): Program[] {
  const rich = richProfile();
  const profile: Profile = { ...rich, restrictions, inference: { ...rich.inference, flowTyping: 'a test' } };
  return Array.from({ length: 40 }, (_, i) =>
    generateProgram({ id: 'fake', profile }, policy, createRandom(`flow ${i}`), createTypeTable()),
  );
}

// The names by which variables are used as what they hold.
function knownNames(visit: (visitor: Visitor) => void): Set<string> {
  const found = new Set<string>();
  visit({
    statement: (each) => {
      if (each.kind === 'assign' && each.known) found.add(each.known.name);
    },
  });
  return found;
}

// Other variables may have the same names elsewhere in the program.
function knownIn(program: Program): Set<string> {
  const known = knownNames((visitor) => traverse(program, visitor));
  const forget = ({ name }: { readonly name: string }) => known.delete(name);
  traverse(program, { parameter: forget, variable: forget });
  return known;
}

// How often they are used, in all or only within matches that have not given them what they hold.
function usesOf(program: Program, within?: 'match'): number {
  const known = knownIn(program);
  const uses = new Set<Expression>();
  const visitor = (inner: ReadonlySet<string>): Visitor => ({
    expression: (each) => {
      if (each.kind === 'variable' && known.has(each.name) && !inner.has(each.name)) uses.add(each);
    },
  });
  if (!within) traverse(program, visitor(new Set()));
  else
    traverse(program, {
      expression: (outer) => {
        if (outer.kind !== within) return;
        visitExpression(outer, visitor(knownNames((each) => visitExpression(outer, each))));
      },
    });
  return uses.size;
}

const total = (programs: readonly Program[], within?: 'match') =>
  programs.reduce((sum, each) => sum + usesOf(each, within), 0);
const programs = makeAll(often);

test('variables are used as what they were given last', () => {
  expect(total(programs)).toBeGreaterThan(20);
  expect(programs.some((each) => factsOf(each).features.has('flowTypes'))).toBe(true);
});

test('there are none without the feature', () => {
  expect(makeAll({ ...often, features: { flowTypes: 0 } }).filter((each) => knownIn(each).size > 0)).toEqual([]);
});

test('what they hold is forgotten in matches where a compiler does so', () => {
  const forgetting = makeAll(often, { forgetsInMatches: 'a test' });
  expect(total(programs, 'match')).toBeGreaterThan(0);
  expect(total(forgetting, 'match')).toBe(0);
  expect(total(forgetting)).toBeGreaterThan(20);
});

// The tests whose outcome tells something after their statements.
function tellingTests(program: Program): IfStatement[] {
  const found: IfStatement[] = [];
  const uses: string[] = [];
  const countUses = (sign: string[]): Visitor => ({
    expression: (each) => {
      if (each.kind === 'variable') sign.push(each.name);
    },
  });
  traverse(program, countUses(uses));
  traverse(program, {
    statement: (each) => {
      if (each.kind !== 'if' || each.condition.kind !== 'test') return;
      const { binding } = each.condition;
      const within: string[] = [];
      visitBlock({ statements: [each] }, countUses(within));
      const count = (names: readonly string[]) => names.filter((name) => name === binding).length;
      if (count(uses) > count(within)) found.push(each);
    },
  });
  return found;
}

test('what a test tells is known after it where one of its branches is left, or only returns or throws', () => {
  const isExit = ({ otherwise, then }: IfStatement) =>
    !otherwise && ['return', 'throw'].includes(then.statements.at(-1)?.kind ?? '');
  const policy: Policy = {
    ...often,
    statements: [2, 4],
    chances: { ...medium.chances, flowTest: 1, earlyReturn: 0.7 },
    statementKinds: { ...medium.statementKinds, if: 6 },
  };
  const telling = makeAll(policy).flatMap(tellingTests);
  expect(telling.filter((each) => !isExit(each)).length).toBeGreaterThan(0);
  const some = makeAll(policy, { narrowsAfterExits: 'a test' }).flatMap(tellingTests);
  expect(some.length).toBeGreaterThan(0);
  expect(some.filter((each) => !isExit(each))).toEqual([]);
});
