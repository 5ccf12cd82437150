import { setImmediate as yieldTurn } from 'node:timers/promises';
import { defineTechnique } from '../../model/technique.js';
import { type Corpus, openCorpus, seedReader } from './corpus.js';
import { mutate } from './mutate.js';
import { policy } from './policy.js';
import { settings } from './settings.js';

/** Mutates the trees and tokens of seed programs; the implementations of the language must agree about the result. */
export const technique = defineTechnique({
  id: 'tokens',
  summary: 'syntax-tree and token mutations of seed programs',
  needs: ['syntax'],
  compares: 'compilers',
  settings,
  open({ language, sources: { seeds = [] } }) {
    if (!language.syntax) throw new Error(`${language.id} has no syntax, which the technique tokens needs`);
    const reader = seedReader(seeds, language.syntax, policy);
    let corpus: Corpus | undefined;
    return {
      async prepare() {
        for (const index of reader.sample) {
          reader.seed(index);
          await yieldTurn();
        }
      },
      make(random) {
        corpus ??= openCorpus(reader, policy);
        const { seed, text, steps } = mutate(corpus, policy, random);
        const extension =
          language.extensions.find((ending) => seed.path.endsWith(ending)) ?? language.extensions[0] ?? '';
        const whole = { path: `main${extension}`, text };
        return {
          files: language.separateFiles?.(whole) ?? [whole],
          expectation: { kind: 'agree' },
          trace: [
            `seed ${seed.path}${seed.respelled ? ', with characters outside ASCII spelled out as their codes' : ''}`,
            ...steps,
          ],
        };
      },
    };
  },
});
