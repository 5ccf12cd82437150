import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UserError } from '../../core/errors.js';
import { createRandom, type Random } from '../../core/random.js';
import type { Draft, SourceFile } from '../../core/test-program.js';
import type { Language } from '../../model/language.js';
import { mutate } from './mutate.js';
import { policy } from './policy.js';
import { technique } from './technique.js';
import { toyCorpus } from './testing/mutants.js';
import { toySyntax } from './testing/toy-syntax.js';

const language: Language = {
  id: 'toy',
  title: 'Toy',
  extensions: ['.toy'],
  families: [],
  defaults: { targets: [], references: [] },
  intendedDifferences: [],
  syntax: async () => toySyntax,
};

const texts = [
  'let a: int = 1;\nfixed let b: List<int | text> = f(a, 2);\nlet c = (a - 1) + b;',
  'let x: Map<text, (int)> = g(1, 2, x);\nlet y = x;',
  'let only = 1;',
];
const seeds: SourceFile[] = texts.map((text, i) => ({ path: `${i}.toy`, text }));

const open = (given: readonly SourceFile[] = seeds) => {
  const maker = technique.open({ language, settings: {}, sources: { seeds: given } });
  return { make: async (random: Random): Promise<Draft> => maker.make(random) };
};

describe('tokens', () => {
  it('makes the same program from the same seed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (seed) => {
        const draft = await open().make(createRandom(seed));
        expect(await open().make(createRandom(seed))).toEqual(draft);
      }),
    );
  });

  it('makes program i whatever was made before it', async () => {
    const indexes = Array.from({ length: 40 }, (_, i) => i);
    const make = async (order: readonly number[]) => {
      const maker = open();
      const made = new Map<number, Draft>();
      for (const i of order) made.set(i, await maker.make(createRandom('campaign').fork(String(i))));
      return made;
    };
    const forwards = await make(indexes);
    const backwards = await make([...indexes].reverse());
    expect(indexes.map((i) => backwards.get(i))).toEqual(indexes.map((i) => forwards.get(i)));
    expect(new Set([...forwards.values()].map((draft) => draft.files[0]?.text)).size).toBeGreaterThan(20);
  });

  it('makes the same program however many seeds it remembers', () => {
    const [few, all] = [toyCorpus(texts, { cached: 1 }), toyCorpus(texts, { cached: 100 })];
    for (let i = 0; i < 40; i++) {
      expect(mutate(few, policy, createRandom(`${i}`)).text).toBe(mutate(all, policy, createRandom(`${i}`)).text);
    }
  });

  it('never makes a program that equals its seed', async () => {
    const maker = open();
    const isNew = async (seed: string) => !texts.includes((await maker.make(createRandom(seed))).files[0]?.text ?? '');
    await fc.assert(fc.asyncProperty(fc.string(), isNew));
  });

  it('changes even a seed that only a token mutation can change', () => {
    const corpus = toyCorpus(['let a = b;'], { tries: 1 });
    const { text, steps } = mutate(corpus, { ...policy, kinds: { splice: 1 } }, createRandom('s'));
    expect(text).not.toBe('let a = b;');
    expect(steps.join()).toMatch(/^line 1: duplicated token/);
  });

  it('expects agreement and says what it did, with lines of the seed', async () => {
    const draft = await open(seeds.slice(0, 1)).make(createRandom('s'));
    expect(draft.expectation).toEqual({ kind: 'agree' });
    expect(draft.files.map(({ path }) => path)).toEqual(['main.toy']);
    expect(draft.trace[0]).toBe('seed 0.toy');
    expect(draft.trace.length).toBeGreaterThan(1);
    for (const step of draft.trace.slice(1)) expect(step).toMatch(/^line [123]: /);
  });

  it('writes ASCII only, and says when it had to spell out characters', async () => {
    const maker = open([{ path: 'u.toy', text: '\ufefflet caf\u00e9 = \u{1f600}\u00a0;' }]);
    for (let i = 0; i < 20; i++) {
      const draft = await maker.make(createRandom(`${i}`));
      expect(draft.files[0]?.text).toMatch(/^[\x00-\x7f]+$/);
      expect(draft.trace[0]).toBe('seed u.toy, with characters outside ASCII spelled out as their codes');
    }
  });

  it.each([[[]], [[{ path: 'blank.toy', text: ' \n' }]]])(
    'asks for seeds when there are none',
    (none: SourceFile[]) => {
      expect(() => open(none)).toThrow(UserError);
      expect(() => open(none)).toThrow('--seeds DIR');
    },
  );

  it('says which seed has nothing to mutate', async () => {
    const maker = open([{ path: 'comment.toy', text: '# nothing' }]);
    await expect(maker.make(createRandom('s'))).rejects.toThrow('comment.toy');
  });
});
