import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Damaged } from '../../../../core/byte-reader.js';
import { flag } from './class-file.js';
import { classFileOf } from './class-file-fixture.js';
import { readClassFile } from './read-class-file.js';

const whole = classFileOf({
  name: 'a/Box$In',
  superclass: 'a/Box',
  interfaces: ['java/util/List'],
  signature: '<T:Ljava/lang/Object;>La/Box<TT;>;Ljava/util/List<TT;>;',
  deprecated: true,
  permitted: ['a/Other'],
  nesting: { 'a/Box$In': ['a/Box', 'In', flag.public | flag.static] },
  fields: [{ name: 'one', descriptor: 'I', flags: flag.public | flag.final }],
  methods: [
    {
      name: 'get',
      descriptor: '(I)Ljava/lang/Object;',
      signature: '(I)TT;',
      exceptions: ['java/io/IOException'],
      parameters: ['at'],
      deprecated: true,
      annotations: { 'La/Mark;': { texts: ['a\0ä€'], number: -7 } },
    },
  ],
});

it('reads what a class file tells of an API', () => {
  expect(readClassFile(whole)).toEqual({
    major: 61,
    name: 'a/Box$In',
    flags: flag.public,
    superclass: 'a/Box',
    interfaces: ['java/util/List'],
    signature: '<T:Ljava/lang/Object;>La/Box<TT;>;Ljava/util/List<TT;>;',
    deprecated: true,
    sealed: true,
    nesting: new Map([['a/Box$In', { outer: 'a/Box', label: 'In', flags: flag.public | flag.static }]]),
    annotations: [],
    fields: [
      {
        name: 'one',
        descriptor: 'I',
        flags: flag.public | flag.final,
        exceptions: [],
        parameters: [],
        deprecated: false,
        annotations: [],
      },
    ],
    methods: [
      {
        name: 'get',
        descriptor: '(I)Ljava/lang/Object;',
        signature: '(I)TT;',
        flags: flag.public,
        exceptions: ['java/io/IOException'],
        parameters: [{ name: 'at', flags: 0 }],
        deprecated: true,
        annotations: [
          {
            type: 'La/Mark;',
            values: new Map<string, unknown>([
              ['texts', ['a\0ä€']],
              ['number', -7],
            ]),
          },
        ],
      },
    ],
  });
});

it('reads what a module exports to everybody', () => {
  const data = classFileOf({ name: 'module-info', flags: 0x8000, exports: { 'a/open': [], 'a/friends': ['b'] } });
  expect(readClassFile(data).exports).toEqual(['a/open']);
});

it('a class file that ends anywhere is damaged', () => {
  for (let length = 0; length < whole.length; length++)
    expect(() => readClassFile(whole.subarray(0, length)), `${length} bytes`).toThrow(Damaged);
});

it('whatever bytes a class file has, it is read or damaged', () => {
  const bytes = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(bytes, (changes) => {
      const data = Uint8Array.from(whole);
      for (const [at, byte] of changes) data[at] = byte;
      try {
        readClassFile(data);
      } catch (error) {
        expect(error).toBeInstanceOf(Damaged);
      }
    }),
    { numRuns: 2000 },
  );
});
