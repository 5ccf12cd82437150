import { expect, test } from 'vitest';
import { z } from 'zod';
import { createRandom } from '../core/random.js';
import type { Draft } from '../core/test-program.js';
import type { Language } from './language.js';
import type { Maker, Technique } from './technique.js';
import { chain } from './technique-chain.js';

const draft = (text: string): Draft => ({
  files: [{ path: 'a', text }],
  expectation: { kind: 'accept' },
  trace: [],
});

function sample(id: string, open: Technique['open']): Technique {
  return { id, summary: id, needs: [], compares: 'compilers', settings: z.object({}), open };
}

test('what is changed is the program of the same index, and keeps its libraries and what it is about', async () => {
  const libraries = [{ kind: 'npm', name: 'x', version: '1' }] as const;
  const coverage = { members: 1, of: () => ({ members: [], sequences: [] }) };
  const first = sample('first', () => ({
    coverage,
    make: (_random, _variant, index) => ({ ...draft(`${index}`), libraries, material: 'm' }),
  }));
  const change = sample('change', ({ parent }) => ({
    async make(random, variant, index) {
      const made = await (parent as Maker).make(random, variant, index);
      return { ...draft(`changed ${made.files[0]?.text}`), parent: made };
    },
  }));
  const maker = chain(first, [change, change]).open({ language: {} as Language });
  expect(await maker.make(createRandom('1'), 0, 5)).toMatchObject({
    files: [{ text: 'changed changed 5' }],
    libraries,
    material: 'm',
  });
  expect(maker.coverage).toBe(coverage);
});
