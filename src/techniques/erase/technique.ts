import { withoutPlace } from '../../core/expectation.js';
import { analyze } from '../../model/inference/analyze.js';
import { findOmissions } from '../../model/inference/omissible.js';
import { modelOf, requireProgramModel } from '../../model/program/json.js';
import { programTypes } from '../../model/program/program-hierarchy.js';
import { defineTechnique } from '../../model/technique.js';
import { settings } from './settings.js';

/** Leaves out types that compilers must find out by themselves; nothing else about a program changes. */
export const technique = defineTechnique({
  id: 'erase',
  summary: 'erases types that inference must recover (type erasure of Hephaestus)',
  needs: ['model'],
  changes: true,
  compares: 'compilers',
  runs: true,
  settings,
  open({ language, parent, settings: { patterns = 1 } }) {
    const { model } = language;
    if (!model || !parent) throw new Error('the technique erase needs programs of the model to change');
    return {
      variants: patterns * (parent.variants ?? 1),
      async make(random, variant = 0, index) {
        const draft = await parent.make(random, Math.floor(variant / patterns), index);
        const { program, table } = requireProgramModel(draft.model);
        const { hierarchy } = programTypes(program, model.profile, table);
        const analysis = analyze(program, model.profile, hierarchy);
        const omissions = findOmissions(analysis);
        const pattern = variant % patterns;
        const sites = pattern === 0 ? omissions.maximal() : omissions.random(random.fork(`erase ${pattern}`));
        const omitted = [...(program.omitted ?? []), ...sites.map(({ id }) => id)].sort((a, b) => a - b);
        const erased = { ...program, omitted };
        return {
          files: model.print(erased),
          expectation: withoutPlace(draft.expectation),
          trace: [...draft.trace, `left out ${sites.length} of ${analysis.sites.length} types that could be left out`],
          parent: draft,
          model: modelOf(erased, table),
        };
      },
    };
  },
});
