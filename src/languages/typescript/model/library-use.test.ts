import { expect, test } from 'vitest';
import { classOf, sampleClass, sampleLibrary, sampleMethod } from '../../../model/library/sample-api.js';
import type { MemberNames } from '../../../model/library/library-use.js';
import { createTypeTable } from '../../../model/types/type-table.js';
import { libraryUse } from './library-use.js';

const table = createTypeTable();
const string = classOf('string');

test('methods with several overloads are left out, as are those of which an overload could not be read', () => {
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
  // The second one of a name is one too many, and so is one beside what was skipped.
  expect(text?.methods.map(({ id, form }) => [id, form])).toEqual([['Text.at(0)', 'abstract']]);
  expect(text?.sealed).toBe(true);
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
