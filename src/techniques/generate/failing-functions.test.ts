import { describe, expect, test } from 'vitest';
import { createRandom } from '../../core/random.js';
import type { Expression } from '../../model/program/expression.js';
import type { Profile, Restrictions } from '../../model/program/profile.js';
import type { MethodDeclaration, Program } from '../../model/program/program.js';
import { factsOf } from '../../model/program/program-facts.js';
import { traverse } from '../../model/program/traverse.js';
import { createTypeTable } from '../../model/types/type-table.js';
import { generateProgram } from './generate-program.js';
import { type Policy, policies } from './policy.js';
import { richProfile } from './sample-profile.js';

const { medium } = policies;
const often: Policy = {
  ...medium,
  features: { nothing: 6 },
  expressionKinds: { ...medium.expressionKinds, conditional: 4, smartCast: 4, match: 4, nullable: 4 },
};

function makeAll(count: number, policy: Policy, restrictions: Restrictions = {}): Program[] {
  const profile: Profile = { ...richProfile(), restrictions };
  return Array.from({ length: count }, (_, i) =>
    generateProgram({ id: 'fake', profile }, policy, createRandom(`failing ${i}`), createTypeTable()),
  );
}

function failing(program: Program): MethodDeclaration[] {
  const found: MethodDeclaration[] = [];
  traverse(program, { method: (each) => each.result.kind === 'bottom' && found.push(each) });
  return found;
}

const isFailure = (each: Expression | undefined) => each?.kind === 'call' && each.type.kind === 'bottom';

function expressionsOf(programs: readonly Program[]): Expression[] {
  const found: Expression[] = [];
  for (const each of programs) traverse(each, { expression: (one) => found.push(one) });
  return found;
}

// The values between which is chosen.
function branchesOf(choice: Expression): Expression[] {
  switch (choice.kind) {
    case 'conditional':
    case 'smartCast':
      return [choice.then, choice.otherwise];
    case 'match': {
      const cases = choice.cases.flatMap(({ before, value }) => (before ? [before.value, value] : [value]));
      return choice.otherwise ? [...cases, choice.otherwise] : cases;
    }
    case 'orElse':
      return [choice.value, choice.otherwise];
    default:
      return [];
  }
}

describe('functions that never return', () => {
  const programs = makeAll(40, often);
  const functions = programs.flatMap(failing);
  const all = expressionsOf(programs);

  test('only throw, on top or as static methods, and with parameters', () => {
    expect(functions.length).toBeGreaterThan(15);
    for (const { body } of functions) {
      expect(body?.result).toBeUndefined();
      expect(body?.statements.map(({ kind }) => kind).join()).toMatch(/^(local,)?throw$/);
    }
    expect(functions.some((each) => each.static)).toBe(true);
    expect(functions.some((each) => each.parameters.length > 0)).toBe(true);
    expect(functions.some((each) => each.body?.statements.length === 2)).toBe(true);
  });

  test('are called only in one branch of a choice', () => {
    const inBranches = all.map((each) => branchesOf(each).filter(isFailure).length);
    const calls = all.filter(isFailure).length;
    expect(Math.max(...inBranches)).toBe(1);
    expect(inBranches.reduce((sum, each) => sum + each, 0)).toBe(calls);
    const kinds = new Set(all.filter((each) => branchesOf(each).some(isFailure)).map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['conditional', 'match', 'orElse', 'smartCast']);
  });

  test('are referred to by nothing', () => {
    const references = programs.flatMap((program) =>
      expressionsOf([program]).filter((each) => each.kind === 'reference' && isFailing(program, each.name)),
    );
    expect(references).toEqual([]);
  });

  test('leave no variable narrowed, where that would last', () => {
    const narrowing = (each: Expression) =>
      (each.kind === 'smartCast' && isFailure(each.otherwise)) ||
      (each.kind === 'orElse' && isFailure(each.otherwise) && each.value.kind === 'variable') ||
      (each.kind === 'match' &&
        each.cases.some(({ pattern, value }) => isFailure(value) && ['type', 'record'].includes(pattern.kind)));
    expect(all.some(narrowing)).toBe(true);
    const others = expressionsOf(makeAll(40, often, { lastingNarrowing: 'a test' }));
    expect(others.some(isFailure)).toBe(true);
    expect(others.filter(narrowing)).toEqual([]);
  });

  test('are not there without the feature, or without exceptions', () => {
    for (const features of [{ nothing: 0 }, { nothing: 6, exceptions: 0 }]) {
      const without = makeAll(10, { ...often, features });
      expect(without.flatMap(failing)).toEqual([]);
      expect(without.some((each) => factsOf(each).features.has('nothing'))).toBe(false);
    }
    expect(programs.some((each) => factsOf(each).features.has('nothing'))).toBe(true);
  });

  test('are not called by what main runs', () => {
    const running = makeAll(20, { ...often, chances: { ...often.chances, main: 1 } });
    const called = running.flatMap((program) =>
      [...calledFromMain(program)].filter((each) => isFailing(program, each)),
    );
    expect(called).toEqual([]);
    expect(running.flatMap(failing).length).toBeGreaterThan(0);
  });
});

function isFailing(program: Program, name: string): boolean {
  return failing(program).some((each) => each.name === name);
}

// The names of all methods that main calls, by itself or by others.
function calledFromMain(program: Program): ReadonlySet<string> {
  const calls = new Map<string, Set<string>>();
  const around: string[] = [];
  traverse(program, {
    method: ({ name }) => void around.push(name),
    leaveMethod: () => void around.pop(),
    expression: (each) => {
      if (each.kind !== 'call' && each.kind !== 'reference') return;
      for (const name of around) calls.set(name, (calls.get(name) ?? new Set()).add(each.name));
    },
  });
  const reached = new Set<string>(program.main ? [program.main.function] : []);
  for (const name of reached) for (const each of calls.get(name) ?? []) reached.add(each);
  return reached;
}
