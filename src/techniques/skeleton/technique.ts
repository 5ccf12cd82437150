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
          const draft = await parent.make(random, 0, index);
          const [file] = draft.files;
          // What does not compile, or has several files, stays as it is.
          if (!file || draft.files.length > 1 || draft.driver || draft.libraries) return draft;
          const made = await skeletons.fillText(file.text, random.fork('skeleton'), variant);
          if (!made) return draft;
          return {
            files: [{ path: file.path, text: made.text }],
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
  },
});

function othersIn(from: readonly string[]): string {
  return `expressions of ${from.length > 0 ? from.join(' and ') : 'no other seed'}`;
}
