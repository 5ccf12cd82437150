import { expect, test } from 'vitest';
import { declaration, gives, method, programOf, thisOf, typeParameter } from '../../../model/program/building.js';
import type { ClassDeclaration, Program } from '../../../model/program/program.js';
import { typeLabel } from '../../../model/types/label.js';
import type { Type } from '../../../model/types/type.js';
import { createTypeTable } from '../../../model/types/type-table.js';
import { bypass, emptyAncestors, needlessHeirs, withoutSupertypes } from './lone-classes.js';
import { simplerResults, withResult } from './results.js';
import { idleParameters } from './type-parameters.js';

const table = createTypeTable();
const text = table.classType('String');
const interfaceOf = (name: string, more: Partial<ClassDeclaration> = {}) =>
  declaration(name, { form: 'interface', ...more });
// interface Top<A>, interface Middle<T> : Top<T>, class Bottom : Middle<String>
const [top, middle] = [
  interfaceOf('Top', { typeParameters: [typeParameter('Top.A')] }),
  interfaceOf('Middle', {
    typeParameters: [typeParameter('Middle.T')],
    interfaces: [table.classType('Top', [table.parameter('Middle.T')])],
  }),
];
const bottom = declaration('Bottom', { interfaces: [table.classType('Middle', [text])] });
const program = programOf('none', { classes: [top, middle, bottom] });
const idOf = (wanted: string) => program.classes.find(({ name }) => name === wanted)?.id ?? 0;
const supertypes = ({ classes }: Program) =>
  Object.fromEntries(classes.map(({ name, interfaces }) => [name, interfaces.map(typeLabel)]));

test('a class that nobody speaks of and inherits from needs no supertypes', () => {
  expect(needlessHeirs(program)).toEqual([idOf('Bottom')]);
  expect(supertypes(withoutSupertypes(program, new Set([idOf('Bottom')])))).toMatchObject({ Bottom: [] });
});

test('a class whose objects are values of its supertype needs it', () => {
  const self = method('self', table.classType('Top', [text]), { body: gives(thisOf(table.classType('Bottom'))) });
  expect(needlessHeirs({ ...program, classes: [top, middle, { ...bottom, methods: [self] }] })).toEqual([]);
});

test('past an empty class its heirs inherit what it inherits', () => {
  expect(emptyAncestors(program)).toContain(idOf('Middle'));
  const past = bypass(program, idOf('Middle'), table);
  expect(past && supertypes(past)).toEqual({ Top: [], Bottom: ['Top<String>'] });
});

test('a class that a type speaks of cannot be passed', () => {
  const middleOfText = table.classType('Middle', [text]);
  const user = { ...program, functions: [method('m', middleOfText, { body: gives(thisOf(middleOfText)) })] };
  expect(emptyAncestors(user)).not.toContain(idOf('Middle'));
});

test('a type parameter is idle if nothing speaks of it, and those of methods that override go together', () => {
  expect(idleParameters(program)).toEqual([['Top.A']]);
  const generic = (name: string, result: Type = text) => method('m', result, { typeParameters: [typeParameter(name)] });
  const one = declaration('One', { methods: [generic('One.m.U')] });
  const other = declaration('Other', { methods: [generic('Other.m.U')] });
  expect(idleParameters({ ...program, classes: [one, other] })).toEqual([['One.m.U', 'Other.m.U']]);
  const using = declaration('Other', { methods: [generic('Other.m.U', table.parameter('Other.m.U'))] });
  expect(idleParameters({ ...program, classes: [one, using] })).toEqual([]);
});

test('the result of a method that nobody calls can be a part of it', () => {
  const nested = table.classType('Top', [table.array(text)]);
  const lonely = method('lonely', nested, { body: gives(thisOf(nested)) });
  const user = { ...program, functions: [lonely] };
  expect(simplerResults(user).map(({ type }) => typeLabel(type))).toEqual(['String', typeLabel(table.array(text))]);
  const [changed] = withResult(user, { method: lonely.id, type: text }).functions;
  expect([changed?.result, changed?.body?.result?.type]).toEqual([text, text]);
});
