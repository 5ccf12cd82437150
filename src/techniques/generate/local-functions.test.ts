import { describe, expect, test } from 'vitest';
import { createRandom } from '../../core/random.js';
import type { Block, Expression } from '../../model/program/expression.js';
import { innerBlocks } from '../../model/program/flow.js';
import type { Profile } from '../../model/program/profile.js';
import type { MethodDeclaration, Program } from '../../model/program/program.js';
import { traverse, visitExpression } from '../../model/program/traverse.js';
import { createTypeTable } from '../../model/types/type-table.js';
import { generateProgram } from './generate-program.js';
import { policies } from './policy.js';
import { richProfile } from './sample-profile.js';

function makeAll(count: number, profile: Profile): Program[] {
  const policy = { ...policies.medium, features: { localFunctions: 6 } };
  return Array.from({ length: count }, (_, i) =>
    generateProgram({ id: 'fake', profile }, policy, createRandom(`local ${i}`), createTypeTable()),
  );
}

function localFunctions(program: Program): MethodDeclaration[] {
  const found: MethodDeclaration[] = [];
  traverse(program, { statement: (each) => each.kind === 'localFunction' && found.push(each.function) });
  return found;
}

// Calls of functions of blocks, by whether the function is declared in a block around, before the call.
function callsOf(program: Program): { inScope: number; outOfScope: string[] } {
  const all = new Set(localFunctions(program).map(({ name }) => name));
  const result = { inScope: 0, outOfScope: [] as string[] };
  const inExpression = (expression: Expression, known: ReadonlySet<string>) => {
    const inner: Block[] = [];
    visitExpression(expression, {
      expression: (each) => {
        if (each.kind === 'lambda') inner.push(each.body);
        if (each.kind === 'block') inner.push(each);
      },
    });
    const within = new Set(known);
    for (const block of inner) for (const each of declaredIn(block)) within.add(each);
    visitExpression(expression, {
      expression: (each) => {
        if ((each.kind !== 'call' && each.kind !== 'reference') || !all.has(each.name)) return;
        if (within.has(each.name)) result.inScope++;
        else result.outOfScope.push(each.name);
      },
    });
  };
  const inBlock = (block: Block, around: ReadonlySet<string>) => {
    const known = new Set(around);
    for (const statement of block.statements) {
      if (statement.kind === 'localFunction') {
        const { name, body } = statement.function;
        known.add(name);
        if (body) inBlock(body, known);
        continue;
      }
      if (statement.kind === 'local') inExpression(statement.variable.value, known);
      if ('value' in statement) inExpression(statement.value, known);
      if (statement.kind === 'evaluate') inExpression(statement.expression, known);
      if (statement.kind === 'if') inExpression(statement.condition, known);
      for (const inner of innerBlocks(statement)) inBlock(inner, known);
    }
    if (block.result) inExpression(block.result, known);
  };
  traverse(program, { method: ({ name, body }) => body && !all.has(name) && inBlock(body, new Set()) });
  return result;
}

function declaredIn({ statements }: Block): string[] {
  return statements.flatMap((each) =>
    each.kind === 'localFunction'
      ? [each.function.name, ...(each.function.body ? declaredIn(each.function.body) : [])]
      : innerBlocks(each).flatMap(declaredIn),
  );
}

describe('functions within blocks', () => {
  const programs = makeAll(60, richProfile());
  const all = programs.flatMap(localFunctions);

  test('are called after they are declared, in their block', () => {
    const calls = programs.map(callsOf);
    expect(calls.flatMap(({ outOfScope }) => outOfScope)).toEqual([]);
    expect(calls.reduce((sum, { inScope }) => sum + inScope, 0)).toBeGreaterThan(30);
  });

  test('are generic, capture variables, and call themselves', () => {
    expect(all.some(({ typeParameters }) => typeParameters.length > 0)).toBe(true);
    const uses = (method: MethodDeclaration, isOne: (each: Expression) => boolean) => {
      let found = false;
      const { body } = method;
      traverse(
        { ...(programs[0] as Program), classes: [], variables: [], functions: body ? [method] : [] },
        {
          expression: (each) => {
            found ||= isOne(each);
          },
        },
      );
      return found;
    };
    const isParameterOf = ({ parameters }: MethodDeclaration, name: string) =>
      parameters.some((each) => each.name === name);
    expect(all.some((each) => uses(each, (part) => part.kind === 'variable' && !isParameterOf(each, part.name)))).toBe(
      true,
    );
    expect(all.some((each) => uses(each, (part) => part.kind === 'call' && part.name === each.name))).toBe(true);
  });

  test('have no `this` where a language gives them one of their own', () => {
    const restrictions = { noThisInLocalFunctions: 'a test' };
    const others = makeAll(60, { ...richProfile(), restrictions });
    const mentionsThis = (programsOf: readonly Program[]) =>
      programsOf.flatMap(localFunctions).some((each) => JSON.stringify(each.body ?? {}).includes('"kind":"this"'));
    expect(mentionsThis(programs)).toBe(true);
    expect(mentionsThis(others)).toBe(false);
  });
});
