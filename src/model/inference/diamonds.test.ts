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

// `Box<String>(box, item)`, where `class Box<T>(above: Box<in T>, item: T)`, or with the fields in the other order.
function aboveParameter(inference: Partial<Inference>, isFirst: boolean): Figure {
  return figure(plainProfile(inference), (table) => {
    const string = table.classType('String');
    const [t, box] = [table.parameter('Box.T'), table.classType('Box', [string])];
    const inOrder = <T>(above: T, item: T) => (isFirst ? [above, item] : [item, above]);
    const above = fieldOf('above', table.classType('Box', [table.projection('in', t)]));
    return {
      classes: [
        declaration('Box', { typeParameters: [typeParameter('Box.T')], fields: inOrder(above, fieldOf('item', t)) }),
      ],
      functions: [
        method('run', box, {
          parameters: [parameter('box', box), parameter('item', string)],
          body: gives(make(box, ...inOrder(variable('box', box), variable('item', string)))),
        }),
      ],
    };
  });
}

test('a new object with an argument behind one for a lower bound has its type arguments, if the language says so', () => {
  const inference = { noDiamondsAfterLowerBounds: 'as in Groovy' };
  expect(diamondsIn(aboveParameter({}, true)).candidates).toBe(1);
  expect(diamondsIn(aboveParameter(inference, true)).candidates).toBe(0);
  expect(diamondsIn(aboveParameter(inference, false)).candidates).toBe(1);
});

// `Swapped<String, Cup>(first, second)` where a Pair is wanted, which has the type arguments in the same or another order.
function belowPair(inference: Partial<Inference>, order: 'same' | 'other'): Figure {
  return figure(plainProfile(inference), (table) => {
    const [t, u] = [table.parameter('Swapped.T'), table.parameter('Swapped.U')];
    const [string, cup] = [table.classType('String'), table.classType('Cup')];
    const pairOf = (first: Type, second: Type) =>
      table.classType('Pair', order === 'same' ? [first, second] : [second, first]);
    return {
      classes: [
        declaration('Cup', {}),
        declaration('Pair', {
          form: 'interface',
          typeParameters: [typeParameter('Pair.A'), typeParameter('Pair.B')],
        }),
        declaration('Swapped', {
          typeParameters: [typeParameter('Swapped.T'), typeParameter('Swapped.U')],
          interfaces: [pairOf(t, u)],
          fields: [fieldOf('first', t), fieldOf('second', u)],
        }),
      ],
      functions: [
        method('run', pairOf(string, cup), {
          parameters: [parameter('first', string), parameter('second', cup)],
          body: gives(
            make(table.classType('Swapped', [string, cup]), variable('first', string), variable('second', cup)),
          ),
        }),
      ],
    };
  });
}

test('a new object has its type arguments where a class with others is wanted, if the language says so', () => {
  const inference = { noDiamondsForOtherArguments: 'as in Groovy' };
  expect(diamondsIn(belowPair({}, 'other')).candidates).toBe(1);
  expect(diamondsIn(belowPair(inference, 'other')).candidates).toBe(0);
  expect(diamondsIn(belowPair(inference, 'same')).candidates).toBe(1);
});

// `second(boxes, Small<String>(item))`, where `fun <U> second(first: Box<U>, second: U): U` and a U is a Box or a Small.
function givenToParameter(inference: Partial<Inference>, name: 'Box' | 'Small'): Figure {
  return figure(plainProfile(inference), (table) => {
    const [smallT, u] = [table.parameter('Small.T'), table.parameter('second.U')];
    const string = table.classType('String');
    const wanted = table.classType(name, [string]);
    const boxes = table.classType('Box', [wanted]);
    const second = method('second', u, {
      typeParameters: [typeParameter('second.U')],
      parameters: [parameter('first', table.classType('Box', [u])), parameter('second', u)],
      body: gives(variable('second', u)),
    });
    const made = make(table.classType('Small', [string]), variable('item', string));
    const given = [{ value: variable('boxes', boxes) }, { value: made }];
    const by = { callee: { kind: 'function' }, name: 'second', typeArguments: [wanted], arguments: given } as const;
    return {
      classes: [
        declaration('Box', { open: true, typeParameters: [typeParameter('Box.T')] }),
        declaration('Small', {
          typeParameters: [typeParameter('Small.T')],
          fields: [fieldOf('item', smallT)],
          superclass: { type: table.classType('Box', [smallT]), arguments: [] },
        }),
      ],
      functions: [
        second,
        method('run', wanted, {
          parameters: [parameter('item', string), parameter('boxes', boxes)],
          body: gives({ kind: 'call', id: 0, type: wanted, ...by }),
        }),
      ],
    };
  });
}

test('a new object that is given to a type parameter keeps its type arguments, if the language says so', () => {
  const inference = { noDiamondsBelowArguments: 'as in Groovy' };
  expect(diamondsIn(givenToParameter({}, 'Box')).candidates).toBe(2);
  expect(diamondsIn(givenToParameter(inference, 'Box')).candidates).toBe(1);
  expect(diamondsIn(givenToParameter(inference, 'Small')).candidates).toBe(2);
});
