import { expect, test } from 'vitest';
import { createRandom } from '../../../core/random.js';
import type { LibraryUse } from '../../../model/library/library-use.js';
import { classOf, parameterOf, sampleClass, sampleLibrary, sampleMethod } from '../../../model/library/sample-api.js';
import { libraryUses } from '../../../model/program/library-uses.js';
import { createTypeTable } from '../../../model/types/type-table.js';
import { generateProgram } from '../generate-program.js';
import { policies } from '../policy.js';
import { richProfile } from '../sample-profile.js';
import { openLibrary } from './open-library.js';

const plain = { access: 'public', typeParameters: [], parameters: [], throws: [] } as const;
const string = classOf('java.lang.String');
const item = parameterOf('lib.Box.T');
const library = sampleLibrary(
  [
    sampleClass('lib.Box', {
      typeParameters: [{ name: 'lib.Box.T', variance: 'invariant', bounds: [] }],
      constructors: [{ ...plain, id: 'new lib.Box(java.lang.Object)', parameters: [{ type: item }] }],
      methods: [
        sampleMethod('lib.Box.get()', [], item),
        sampleMethod('lib.Box.put(java.lang.Object)', [item], item),
        sampleMethod('lib.Box.put(int)', [{ kind: 'primitive', name: 'int' }], item),
      ],
    }),
    sampleClass('lib.Hidden', { methods: [sampleMethod('lib.Hidden.name()', [], string)] }),
    sampleClass('lib.Inner', { inner: true, constructors: [{ ...plain, id: 'new lib.Inner()' }] }),
  ],
  { mentioned: [sampleClass('java.lang.String')] },
);

const support: LibraryUse = {
  dialects: ['java'],
  standard: [],
  names: new Map([
    ['java.lang.Object', undefined],
    ['java.lang.String', 'String'],
  ]),
  universal: new Map(),
};

test('classes are usable that have objects, and members that no call could confuse with others', () => {
  const { usable } = openLibrary([library], support);
  expect(usable.map(({ name, methods }) => [name, methods.map(({ id }) => id)])).toEqual([
    ['lib.Box', ['lib.Box.get()']],
  ]);
});

test('programs from nothing use types and members of a library, which travel with them, and do not run', () => {
  const open = openLibrary([library], support);
  const programs = Array.from({ length: 20 }, (_, i) =>
    generateProgram(
      { id: 'sample', profile: richProfile(), library: open },
      policies.small,
      createRandom(`${i}`),
      createTypeTable(),
    ),
  );
  const used = new Set(programs.flatMap((each) => [...libraryUses(each).members]));
  expect([...used].sort()).toEqual(['lib.Box.Box(java.lang.Object)', 'lib.Box.get()']);
  for (const { library: travels, main } of programs) {
    expect(travels?.map(({ name }) => name)).toEqual(['lib.Box']);
    expect(main).toBeUndefined();
  }
});
