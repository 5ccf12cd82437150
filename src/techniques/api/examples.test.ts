import { expect, test } from 'vitest';
import { createRandom } from '../../core/random.js';
import {
  classOf,
  figure5,
  parameterOf,
  sampleClass,
  sampleLibrary,
  sampleMethod,
} from '../../model/library/sample-api.js';
import type { CallExpression } from '../../model/program/expression.js';
import type { ApiLibrary } from '../../model/library/api-library.js';
import { libraryUses } from '../../model/program/library-uses.js';
import { traverse } from '../../model/program/traverse.js';
import { makeProgram, type Mode } from './make-program.js';
import { policyWith } from './policy.js';
import { memberOf, openSample, staticMethod } from './sample-api.js';

const plainParameter = (name: string) => ({ name, variance: 'invariant' as const, bounds: [] });
const [x, t] = [parameterOf('Utils.first(X,Y).X'), parameterOf('Utils.same(T).T')];

// What Section 3.5 of the Thalia paper tells of: calls whose type arguments follow from what is given, from what is expected,
// or from neither.
const generic = sampleLibrary([
  sampleClass('Utils', {
    methods: [
      staticMethod('Utils.same(T)', [t], t, { typeParameters: [plainParameter('Utils.same(T).T')] }),
      staticMethod('Utils.first(X)', [x], x, {
        typeParameters: [plainParameter('Utils.first(X,Y).X'), plainParameter('Utils.first(X,Y).Y')],
      }),
    ],
  }),
]);

function programsOf(library: ApiLibrary, id: string, mode: Mode = 'welltyped') {
  const api = openSample(library);
  const order = { component: memberOf(api, id), mode };
  return Array.from({ length: 60 }, (_, i) => makeProgram(api, policyWith({}), order, createRandom(`${i}`))).flatMap(
    (made) => made ?? [],
  );
}

/** The calls of a member in the erased programs about it, and whether each is without its type arguments. */
function erasedCalls(
  library: ApiLibrary,
  id: string,
): { call: CallExpression; isErased: boolean; expected?: unknown }[] {
  return programsOf(library, id, 'erased').flatMap(({ program }) => {
    const calls: { call: CallExpression; isErased: boolean; expected?: unknown }[] = [];
    const statement = program.functions[0]?.body?.statements.at(-1);
    const variable = statement?.kind === 'local' ? statement.variable : undefined;
    const isUntyped = variable !== undefined && program.omitted?.includes(variable.id) === true;
    traverse(program, {
      expression: (call) => {
        if (call.kind !== 'call' || !id.endsWith(call.name)) return;
        const isErased = program.omitted?.includes(call.id) ?? false;
        calls.push({ call, isErased, ...(variable?.value === call && !isUntyped && { expected: variable.type }) });
      },
    });
    return calls;
  });
}

test('a type argument is left out where it is what the argument says, and kept where it is another one (3.5)', () => {
  const calls = erasedCalls(generic, 'Utils.same(T)').filter(({ expected }) => expected === undefined);
  const erased = calls.filter(({ isErased }) => isErased);
  expect(erased.length).toBeGreaterThan(3);
  for (const { call } of erased) {
    const given = call.arguments[0]?.value.type;
    const box = given?.kind === 'primitive' && given.name === 'int' ? 'Integer' : undefined;
    const [type] = call.typeArguments;
    expect(box === undefined ? type === given : type?.kind === 'class' && type.name === box).toBe(true);
  }
});

test('a type argument that neither arguments nor the expected type tell is never left out (3.5)', () => {
  const calls = erasedCalls(generic, 'Utils.first(X)');
  expect(calls.length).toBeGreaterThan(20);
  expect(calls.filter(({ isErased }) => isErased)).toEqual([]);
});

test('a call without arguments is erased only where its result is expected to be of exactly its type (3.5)', () => {
  const calls = erasedCalls(figure5, 'Utils.createList()');
  expect(calls.some(({ isErased }) => isErased)).toBe(true);
  for (const { call, isErased, expected } of calls)
    if (isErased && expected !== undefined) expect(expected).toBe(call.type);
});

test('a member of a class that nothing is below, as its bound wants, is not used, and others are (3.6)', () => {
  const own = 'A.T';
  const recursive = sampleLibrary([
    sampleClass('A', {
      typeParameters: [{ name: own, variance: 'invariant', bounds: [classOf('A', parameterOf(own))] }],
      methods: [sampleMethod('A.getSize()', [], { kind: 'primitive', name: 'int' })],
    }),
    sampleClass('Free', { methods: [staticMethod('Free.size()', [], { kind: 'primitive', name: 'int' })] }),
  ]);
  expect(programsOf(recursive, 'A.getSize()')).toEqual([]);
  expect(programsOf(recursive, 'Free.size()').length).toBe(60);
});

test('values that take several of their own kind, and interfaces that give themselves, come to an end', () => {
  const chain = classOf('Chain');
  const endless = sampleLibrary([
    sampleClass('Chain', {
      form: 'interface',
      functional: { name: 'next', parameters: [], result: chain, throws: [] },
      methods: [
        sampleMethod('Chain.next()', [], chain, { form: 'abstract' }),
        staticMethod('Chain.of(Chain[])', [], chain, { parameters: [{ type: chain, vararg: true }] }),
      ],
    }),
  ]);
  const made = programsOf(endless, 'Chain.next()');
  expect(made.length).toBe(60);
  expect(new Set(made.flatMap(({ program }) => [...libraryUses(program).members])).size).toBe(2);
});
