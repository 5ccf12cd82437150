import { defineTechnique } from '../../model/technique.js';
import { openSkeletons } from './open-skeletons.js';
import { policy } from './policy.js';
import { settings } from './settings.js';

/** Fills the typed holes of one seed with expressions that were generated of others: type-centric enumeration. */
export const technique = defineTechnique({
  id: 'skeleton',
  summary: 'seed programs whose typed holes are filled with expressions made of other seeds (type-centric enumeration)',
  needs: ['analyzer', 'notation'],
  compares: 'compilers',
  settings,
  open({ language, libraries: { library = [] } = {}, sources: { seeds = [] }, settings: asked }) {
    const { fillings = policy.fillings, merged = policy.merged } = asked;
    const skeletons = openSkeletons({ language, seeds, library, fillings, merged });
    return {
      variants: fillings,
      prepare: () => skeletons.prepare(),
      async make(random, variant = 0) {
        const { path, text, into, from, steps } = await skeletons.fill(random, variant);
        const others = from.length > 0 ? from.join(' and ') : 'no other seed';
        return {
          files: [{ path, text }],
          expectation: { kind: 'agree' },
          trace: [`seed ${into}, with expressions of ${others}`, ...steps],
          material: into,
        };
      },
      close: () => skeletons.close(),
    };
  },
});
