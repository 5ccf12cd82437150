import { expect, test } from 'vitest';
import { gives, literal, local, method, parameter, variable } from '../../../model/program/building.js';
import type { Expression, LambdaExpression } from '../../../model/program/expression.js';
import type { Program } from '../../../model/program/program.js';
import { isClosureType } from '../../../model/types/function-shape.js';
import { createHierarchy } from '../../../model/types/hierarchy.js';
import type { Type } from '../../../model/types/type.js';
import { modelSupport } from './print.js';
import { profile } from './profile.js';

const hierarchy = createHierarchy();
const builtIns = modelSupport.profile.declare(hierarchy);
const { string, int } = builtIns;
const { table } = hierarchy;
const naming = builtIns.closureType?.(string) as Type;
const toText = builtIns.functionType([string], string) as Type;

const closure = (type: Type, parameters: readonly Type[], id = 0): LambdaExpression => ({
  kind: 'lambda',
  id,
  type,
  notation: 'closure',
  parameters: parameters.map((each, i) => ({ id: 0, name: `p${i}`, type: each })),
  body: gives(literal(string, 'a')),
});
const invoke = (value: Expression, ...given: Expression[]): Expression => ({
  kind: 'invoke',
  id: 0,
  type: string,
  function: value,
  arguments: given,
});
const made: Expression = {
  kind: 'call',
  id: 0,
  type: naming,
  callee: { kind: 'function' },
  name: 'make',
  typeArguments: [],
  arguments: [],
};

function linesOf(
  result: Expression,
  more: Partial<Program> = {},
  ...statements: Parameters<typeof gives>[1][]
): string[] {
  const program: Program = {
    ...{ version: 1, language: 'groovy', name: 'closures', classes: [], variables: [] },
    functions: [
      method('make', naming, { body: gives(closure(naming, [])) }),
      method('run', result.type, { parameters: [parameter('given', naming)], body: gives(result, ...statements) }),
    ],
    ...more,
  };
  const text = modelSupport.print(program)[0]?.text ?? '';
  return text.split('\n').map((line) => line.trim());
}

test('a closure is written with its arrow, and called by the name of its variable', () => {
  const taking = local('taking', naming, closure(naming, [int, string]));
  const called = invoke(variable('taking', naming), literal(int, 1), invoke(variable('given', naming)));
  const lines = linesOf(called, {}, taking);
  expect(lines).toContain("return { -> 'a' }");
  expect(lines).toContain("final Closure<String> taking = { int p0, String p1 -> 'a' }");
  expect(lines).toContain('return taking(1, given())');
});

test('a closure stands for a functional interface, without the types of its parameters if they follow from that', () => {
  expect(linesOf(closure(toText, [string], 7))).toContain("return { String p0 -> 'a' }");
  expect(linesOf(closure(toText, [string], 7), { omitted: [7] })).toContain("return { p0 -> 'a' }");
});

test('a closure that no variable holds is called by its method, with a cast where a known bug loses its type', () => {
  expect(linesOf(invoke(made))).toContain('return Main.make().call()');
  expect(linesOf(invoke(made), { precautions: ['closureResults'] })).toContain('return (String) Main.make().call()');
});

test('only closures are of the class of closures, and nobody knows what another one gives', () => {
  expect([naming, toText, string].map((type) => isClosureType(hierarchy, type))).toEqual([true, false, false]);
  expect(profile.converts?.(naming, toText)).toBe(true);
  expect(profile.converts?.(naming, table.classType('Closure', [table.top]))).toBe(false);
});
