import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findingId, identify, nameOf } from './identity.js';
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

  test('leaves the draft as it was', () => {
    expect(identify(draft, 'typescript', origin)).toMatchObject({ ...draft, origin, language: 'typescript' });
  });
});
