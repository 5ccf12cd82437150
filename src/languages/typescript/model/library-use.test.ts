import { expect, test } from 'vitest';
import { classOf, sampleClass, sampleLibrary, sampleMethod } from '../../../model/library/sample-api.js';
import type { MemberNames } from '../../../model/library/library-use.js';
import { createTypeTable } from '../../../model/types/type-table.js';
import { libraryUse } from './library-use.js';

const table = createTypeTable();
const string = classOf('string');

test('of overloads the one is left that takes less than all others need, and none of which one could not be read', () => {
  const library = sampleLibrary(
    [
      sampleClass('Text', {
        form: 'interface',
        methods: [
          sampleMethod('Text.at', [], string, { name: 'at' }),
          sampleMethod('Text.cut', [], string, { name: 'cut' }),
          sampleMethod('Text.cut#1', [string], string, { name: 'cut' }),
          sampleMethod('Text.join', [], string, { name: 'join' }),
        ],
      }),
    ],
    {
      dialect: 'typescript',
      skipped: [{ what: 'method', in: 'Text', name: 'join', parameters: 1, reason: 'strange' }],
    },
  );
  const [text] = libraryUse.adapt?.(library).classes ?? [];
  expect(text?.methods.map(({ id, form }) => [id, form])).toEqual([
    ['Text.at(0)', 'abstract'],
    ['Text.cut(1)', 'abstract'],
  ]);
  expect(text?.sealed).toBe(true);
});

test('functions of a module are methods of the word for it, and of overloaded constructors no value is surely wrong', () => {
  const plain = { access: 'public', typeParameters: [], throws: [] } as const;
  const library = sampleLibrary(
    [
      sampleClass('date_fns.Day', {
        constructors: [
          { ...plain, id: 'new date_fns.Day', parameters: [] },
          { ...plain, id: 'new date_fns.Day#1', parameters: [{ type: string }] },
        ],
      }),
    ],
    {
      dialect: 'typescript',
      functions: [{ ...sampleMethod('format', [string], string), name: 'format', module: 'date-fns' }],
    },
  );
  const [day, module] = libraryUse.adapt?.(library).classes ?? [];
  expect(day?.constructors.map(({ parameters }) => parameters.map(({ narrowed }) => narrowed))).toEqual([[], [true]]);
  expect(module).toMatchObject({ name: 'date_fns', package: 'date-fns', form: 'object' });
  expect(module?.methods.map(({ id }) => id)).toEqual(['date_fns.format(static0)']);
});

const known: Readonly<Record<string, readonly string[]>> = {
  string: ['at', 'length'],
  Named: ['name'],
  Sized: ['at'],
  Plain: ['toString'],
};
const membersOf: MemberNames = (name) => {
  const methods = known[name];
  return methods && { methods: new Set(methods), all: new Set(methods), isEnum: false };
};

test.each([
  ['string', 'number', true],
  ['string', 'string', false],
  ['Named', 'string', true],
  ['string', 'Named', true],
  ['string', 'Sized', false],
  ['string', 'Plain', false],
  ['Named', 'Sized', false],
  ['Unknown', 'string', false],
])('whether surely no %s is a %s: %s', (from, to, expected) => {
  const types = [table.classType(from), table.classType(to)] as const;
  expect(libraryUse.incompatible?.(...types, membersOf)).toBe(expected);
});
