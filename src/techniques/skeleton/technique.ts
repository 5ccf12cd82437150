import type { Random } from '../../core/random.js';
import type { Draft } from '../../core/test-program.js';
import { defineTechnique } from '../../model/technique.js';
import { openSkeletons } from './open-skeletons.js';
import { policy } from './policy.js';
import { settings } from './settings.js';

/** Fills the typed holes of one seed with expressions that were generated of others: type-centric enumeration. */
export const technique = defineTechnique({
  id: 'skeleton',
  summary: 'seed programs whose typed holes are filled with expressions made of other seeds (type-centric enumeration)',
  needs: ['analyzer', 'notation'],
  mayChange: true,
  compares: 'compilers',
  settings,
  open({ language, libraries: { library = [] } = {}, sources: { seeds = [] }, settings: asked, parent }) {
    const { fillings = policy.fillings, merged = policy.merged } = asked;
    const skeletons = openSkeletons({ language, seeds, library, fillings, merged });
    if (parent) {
      return {
        variants: fillings,
        prepare: async () => void (await Promise.all([parent.prepare?.(), skeletons.prepare()])),
        async make(random, variant = 0, index = 0) {
          const first = await parent.make(random, 0, index);
          // Few mutants compile: the first of some that does is filled, or the first of all stays as it is.
          let draft = first;
          let made = await fillDraft(draft, random.fork('skeleton'), variant);
          for (let i = 1; !made && i < policy.parents; i++) {
            draft = await parent.make(random.fork(`parent ${i}`), 0, index);
            made = await fillDraft(draft, random.fork('skeleton'), variant);
          }
          if (!made) return first;
          return {
            files: draft.files.map(({ path }) => ({ path, text: made.text })),
            ...(draft.material !== undefined && { material: draft.material }),
            expectation: { kind: 'agree' },
            trace: [...draft.trace, othersIn(made.from), ...made.steps],
            parent: draft,
          };
        },
        close: async () => void (await Promise.all([parent.close?.(), skeletons.close()])),
      };
    }
    return {
      variants: fillings,
      prepare: () => skeletons.prepare(),
      async make(random, variant = 0) {
        const { path, text, into, from, steps } = await skeletons.fill(random, variant);
        return {
          files: [{ path, text }],
          expectation: { kind: 'agree' },
          trace: [`seed ${into}`, othersIn(from), ...steps],
          material: into,
        };
      },
      close: () => skeletons.close(),
    };

    // What does not compile, has several files or a driver, cannot be filled.
    async function fillDraft({ files, driver, libraries: used }: Draft, random: Random, variant: number) {
      const [file] = files;
      if (!file || files.length > 1 || driver || used) return undefined;
      return skeletons.fillText(file.text, random, variant);
    }
  },
});

function othersIn(from: readonly string[]): string {
  return `expressions of ${from.length > 0 ? from.join(' and ') : 'no other seed'}`;
}
