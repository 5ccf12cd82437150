import { setImmediate as turnOfOthers } from 'node:timers/promises';
import { defineTechnique } from '../../model/technique.js';
import { type Corpus, openCorpus, seedReader, usableSeeds } from './corpus.js';
import { changeDraft } from './change-draft.js';
import { mutate } from './mutate.js';
import { policy } from './policy.js';
import { settings } from './settings.js';

/** Mutates the trees and tokens of seed programs; the implementations of the language must agree about the result. */
export const technique = defineTechnique({
  id: 'tokens',
  summary: 'syntax-tree and token mutations of seed programs',
  needs: ['syntax'],
  mayChange: true,
  compares: 'compilers',
  settings,
  open({ language, sources: { seeds = [] }, parent }) {
    const { syntax } = language;
    if (!syntax) throw new Error(`${language.id} has no syntax, which the technique tokens needs`);
    const usable = usableSeeds(seeds);
    let opening: Promise<Corpus> | undefined;
    const open = async () => inTurns(openCorpus(seedReader(usable, await syntax(), policy), policy));
    const opened = () => {
      opening ??= open();
      return opening;
    };
    if (parent) {
      return {
        ...parent,
        prepare: async () => void (await Promise.all([opened(), parent.prepare?.()])),
        async make(random, variant, index) {
          const draft = await parent.make(random, variant, index);
          const tools = { corpus: await opened(), policy, syntax: await syntax() };
          return changeDraft(draft, tools, random.fork(`tokens ${variant ?? 0}`));
        },
      };
    }
    return {
      prepare: async () => void (await opened()),
      async make(random) {
        const { seed, text, steps } = mutate(await opened(), policy, random);
        const extension =
          language.extensions.find((ending) => seed.path.endsWith(ending)) ?? language.extensions[0] ?? '';
        const whole = { path: `main${extension}`, text };
        return {
          files: language.separateFiles?.(whole) ?? [whole],
          ...(seed.libraries && { libraries: seed.libraries }),
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

async function inTurns<T>(steps: Generator<void, T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await turnOfOthers();
  }
}
