import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findingId, identify, nameOf, programId } from './identity.js';
import type { Draft } from './test-program.js';

const draft: Draft = {
  files: [{ path: 'main.ts', text: 'let x = 1;' }],
  expectation: { kind: 'agree' },
  trace: ['delete a token'],
};
const origin = { technique: 'tokens', seed: '7', index: 3 };
const idOf = (change: Partial<Draft> = {}, language = 'typescript', from = origin) =>
  identify({ ...draft, ...change }, language, from).id;

describe('the name of contents', () => {
  test('is the one that stored findings have', () => {
    expect(nameOf('a', 'b')).toBe('0473ef2dc0d3');
    expect(findingId('typescript', 'typescript', 'crash')).toBe(
      nameOf('typescript', 'typescript', 'crash').slice(0, 10),
    );
  });

  test('is another one for other contents', () => {
    const unit = fc.string({ unit: fc.constantFrom('a', 'b', '\u0000', '"', ',', '\ud800', '\udc00', '\ufffd') });
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 4 }), fc.array(unit, { maxLength: 4 }), (a, b) => {
        const same = a.length === b.length && a.every((part, i) => part === b[i]);
        expect(nameOf(...a) === nameOf(...b)).toBe(same);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the identity of a program', () => {
  test('is kept whoever makes it, and however', () => {
    expect(idOf({ trace: [] }, 'typescript', { technique: 'other', seed: '8', index: 4 })).toBe(idOf());
  });

  test('depends on files, expectation and language', () => {
    const file = { path: 'main.ts', text: 'let x = 1;' };
    const ids = [
      idOf(),
      idOf({}, 'javascript'),
      idOf({ expectation: { kind: 'accept' } }),
      idOf({ files: [{ ...file, text: 'let x = 2;' }] }),
      idOf({ files: [{ ...file, path: 'other.ts' }] }),
      idOf({ files: [file, file] }),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is that of what a compiler sees, and of the libraries', () => {
    const driver = {
      kind: 'attached',
      at: { file: 'main.ts', offset: 4 },
      parts: ['x = 1;'],
      limits: [],
      data: undefined,
    } as const;
    expect(idOf({ files: [{ path: 'main.ts', text: 'let ' }], driver })).toBe(idOf());
    expect(idOf({ libraries: [] })).toBe(idOf());
    expect(idOf({ libraries: [{ kind: 'jar', path: 'a.jar' }] })).not.toBe(idOf());
  });

  test('tells which program it was made from, which travels where it must be matched', () => {
    const parent = { ...draft, files: [{ path: 'main.ts', text: 'let x = 2;' }] };
    const child = identify({ ...draft, parent }, 'typescript', origin);
    expect(child.id).toBe(idOf());
    expect(child.origin).toEqual({ ...origin, parent: programId(parent, 'typescript') });
    expect(child.parent).toBeUndefined();
    const match = { kind: 'match', parent: programId(parent, 'typescript') } as const;
    expect(identify({ ...draft, parent, expectation: match }, 'typescript', origin).parent).toEqual({
      files: parent.files,
    });
  });

  test('leaves the draft as it was', () => {
    expect(identify(draft, 'typescript', origin)).toMatchObject({ ...draft, origin, language: 'typescript' });
  });
});
