import { expect, test } from 'vitest';
import type { ApiLibrary } from '../../../model/library/api-library.js';
import type { ApiMethod } from '../../../model/library/api-member.js';
import type { ApiType } from '../../../model/library/api-type.js';
import { classOf, parameterOf, sampleClass, sampleLibrary } from '../../../model/library/sample-api.js';
import type { Expression } from '../../../model/program/expression.js';
import type { Type } from '../../../model/types/type.js';
import { beginSample, memberOf, openSample, staticMethod } from '../sample-api.js';
import type { Writing } from '../writing.js';
import { isCertain, isRefusedByRivals } from './overloads.js';
import { signatureOf } from './signature.js';

const [int, byte]: ApiType[] = [
  { kind: 'primitive', name: 'int' },
  { kind: 'primitive', name: 'byte' },
] as [ApiType, ApiType];
const arrayOf = (element: ApiType): ApiType => ({ kind: 'array', element });
const string = classOf('String');

function util(methods: readonly ApiMethod[], rest: Partial<ApiLibrary> = {}) {
  return openSample(sampleLibrary([sampleClass('Util', { methods })], rest));
}

type MakeType = (table: Writing['hierarchy']['table']) => Type;

function ask(api: ReturnType<typeof util>, id: string, given: readonly MakeType[], by: [string, MakeType][] = []) {
  const writing = beginSample(api);
  const { table } = writing.hierarchy;
  const values = given.map((make): Expression => ({ kind: 'constant', id: 0, type: make(table) }));
  const types = new Map(by.map(([name, make]) => [name, make(table)]));
  const signature = signatureOf(writing, { member: memberOf(api, id), by: types });
  if (!signature) throw new Error('no signature');
  return {
    certain: isCertain(writing, signature, values),
    refused: isRefusedByRivals(writing, signature, values),
  };
}

const t = 'Util.removeAll(T[]).T';

// Figure 2 of the Thalia paper, with two of the nine methods.
const removeAll = util([
  staticMethod('Util.removeAll(byte[],int[])', [arrayOf(byte), int], arrayOf(byte), {
    parameters: [{ type: arrayOf(byte) }, { type: int, vararg: true }],
  }),
  staticMethod('Util.removeAll(T[],int[])', [], arrayOf(parameterOf(t)), {
    typeParameters: [{ name: t, variance: 'invariant', bounds: [] }],
    parameters: [{ type: arrayOf(parameterOf(t)) }, { type: int, vararg: true }],
  }),
]);

test('an array of a primitive type is none of objects (Figure 2)', () => {
  const bytes: MakeType = (table) => table.array(table.primitive('byte'));
  const answer = ask(removeAll, 'Util.removeAll(byte[],int[])', [bytes, (table) => table.primitive('int')]);
  expect(answer).toEqual({ certain: true, refused: true });
});

const [array, text] = ['Util.notEmpty(T[]).T', 'Util.notEmpty(T).T'];

// Figure 15d, with Integer for Map.
const notEmpty = util([
  staticMethod('Util.notEmpty(Object[])', [arrayOf(parameterOf(array))], parameterOf(array), {
    typeParameters: [{ name: array, variance: 'invariant', bounds: [] }],
  }),
  staticMethod('Util.notEmpty(String)', [parameterOf(text)], parameterOf(text), {
    typeParameters: [{ name: text, variance: 'invariant', bounds: [string] }],
  }),
]);

test('the bound of a type parameter tells overloads apart (Figure 15d)', () => {
  const asText: MakeType = (table) => table.classType('String');
  expect(ask(notEmpty, 'Util.notEmpty(String)', [asText], [[text, asText]])).toEqual({ certain: true, refused: true });
});

const put = util([
  staticMethod('Util.put(Number)', [classOf('Number')], int),
  staticMethod('Util.put(Integer)', [classOf('Integer')], int),
  staticMethod('Util.put(int)', [int], int),
]);
const [number, integer, plain]: MakeType[] = [
  (table) => table.classType('Number'),
  (table) => table.classType('Integer'),
  (table) => table.primitive('int'),
] as [MakeType, MakeType, MakeType];

test('the more specific method is meant, and the other one with its values is not', () => {
  expect(ask(put, 'Util.put(Integer)', [integer]).certain).toBe(true);
  expect(ask(put, 'Util.put(Number)', [integer]).certain).toBe(false);
  expect(ask(put, 'Util.put(Number)', [number]).certain).toBe(true);
});

test('a method that takes a value as it is comes before those that box it', () => {
  expect(ask(put, 'Util.put(int)', [plain]).certain).toBe(true);
  expect(ask(put, 'Util.put(Integer)', [plain]).certain).toBe(false);
});

test('a value of which no method is sure is refused only if no other one takes it', () => {
  expect(ask(put, 'Util.put(Integer)', [number]).refused).toBe(false);
  expect(ask(put, 'Util.put(Integer)', [(table) => table.classType('String')]).refused).toBe(true);
});

test('where something of the name is not known, nothing is certain', () => {
  const skipped = [{ what: 'method', in: 'Util', name: 'put', parameters: 1, reason: 'it is strange' }] as const;
  const api = util([staticMethod('Util.put(int)', [int], int)], { skipped });
  expect(ask(api, 'Util.put(int)', [plain])).toEqual({ certain: false, refused: false });
});
