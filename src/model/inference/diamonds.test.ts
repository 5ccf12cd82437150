import { expect, test } from 'vitest';
import {
  declaration,
  fieldIn,
  fieldOf,
  gives,
  make,
  method,
  parameter,
  typeParameter,
  variable,
} from '../program/building.js';
import type { Inference } from '../program/profile.js';
import type { Type } from '../types/type.js';
import { analyze } from './analyze.js';
import { findOmissions } from './omissible.js';
import { type Figure, figure, plainProfile } from './sample-figures.js';

// How many new objects of a program can be left without their type arguments, each by itself and all together.
function diamondsIn({ program, profile, hierarchy }: Figure): { candidates: number; together: number } {
  const omissions = findOmissions(analyze(program, profile, hierarchy));
  const count = (sites: typeof omissions.candidates) => sites.filter(({ kind }) => kind === 'typeArguments').length;
  return { candidates: count(omissions.candidates), together: count(omissions.maximal()) };
}

// `Pair<Cup<T>>(Cup<T>(item), cup)`, where `class Pair<T>(first: T, second: T)` and T is a type parameter or a class.
function within(inference: Partial<Inference>, of: 'parameter' | 'class'): Figure {
  return figure(plainProfile(inference), (table) => {
    const [pairT, cupT] = [table.parameter('Pair.T'), table.parameter('Cup.T')];
    const item: Type = of === 'parameter' ? table.parameter('run.T') : table.classType('String');
    const cup = table.classType('Cup', [item]);
    const pair = table.classType('Pair', [cup]);
    return {
      classes: [
        declaration('Pair', {
          typeParameters: [typeParameter('Pair.T')],
          fields: [fieldOf('first', pairT), fieldOf('second', pairT)],
        }),
        declaration('Cup', { typeParameters: [typeParameter('Cup.T')], fields: [fieldOf('content', cupT)] }),
      ],
      functions: [
        method('run', pair, {
          typeParameters: [typeParameter('run.T')],
          parameters: [parameter('item', item), parameter('cup', cup)],
          body: gives(make(pair, make(cup, variable('item', item)), variable('cup', cup))),
        }),
      ],
    };
  });
}

test('of a diamond and one within it that is of a type parameter one is written, if the language says so', () => {
  expect(diamondsIn(within({}, 'parameter'))).toEqual({ candidates: 2, together: 2 });
  expect(diamondsIn(within({ noDiamondsWithin: 'as in Groovy' }, 'parameter'))).toEqual({ candidates: 2, together: 1 });
  expect(diamondsIn(within({ noDiamondsWithin: 'as in Groovy' }, 'class'))).toEqual({ candidates: 2, together: 2 });
});

// `class Small<T>(item: T) : Box<T>(Small<T>(item).item)`, or with a Box in place of the Small.
function handedOn(inference: Partial<Inference>, name: 'Small' | 'Box'): Figure {
  return figure(plainProfile(inference), (table) => {
    const [boxT, smallT] = [table.parameter('Box.T'), table.parameter('Small.T')];
    const item = fieldOf('item', smallT);
    const made = make(table.classType(name, [smallT]), variable('item', smallT));
    return {
      classes: [
        declaration('Box', { open: true, typeParameters: [typeParameter('Box.T')], fields: [fieldOf('item', boxT)] }),
        declaration('Small', {
          typeParameters: [typeParameter('Small.T')],
          fields: [item],
          superclass: { type: table.classType('Box', [smallT]), arguments: [fieldIn(name, made, item)] },
        }),
      ],
    };
  });
}

test('a diamond of the own class is not handed on to the superclass, if the language says so', () => {
  expect(diamondsIn(handedOn({}, 'Small')).candidates).toBe(1);
  expect(diamondsIn(handedOn({ noOwnDiamondsHandedOn: 'as in Groovy' }, 'Small')).candidates).toBe(0);
  expect(diamondsIn(handedOn({ noOwnDiamondsHandedOn: 'as in Groovy' }, 'Box')).candidates).toBe(1);
});

// `Box<String[]>(items)`, where `class Box<T>(item: T)`.
function ofArray(inference: Partial<Inference>): Figure {
  return figure(plainProfile(inference), (table) => {
    const items = table.array(table.classType('String'));
    const box = table.classType('Box', [items]);
    return {
      classes: [
        declaration('Box', {
          typeParameters: [typeParameter('Box.T')],
          fields: [fieldOf('item', table.parameter('Box.T'))],
        }),
      ],
      functions: [
        method('run', box, {
          parameters: [parameter('items', items)],
          body: gives(make(box, variable('items', items))),
        }),
      ],
    };
  });
}

test('a new object with an array as its type argument keeps it, if the language says so', () => {
  expect(diamondsIn(ofArray({})).candidates).toBe(1);
  expect(diamondsIn(ofArray({ noDiamondsOfArrays: 'as in Groovy' })).candidates).toBe(0);
});
