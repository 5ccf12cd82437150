import { modelOf, requireProgramModel } from '../../model/program/json.js';
import { defineTechnique } from '../../model/technique.js';
import { locate } from './locate.js';
import { makeWrong } from './make-wrong.js';
import { settings } from './settings.js';

/** Makes one thing of a well-typed program wrong, so that every compiler must reject it. */
export const technique = defineTechnique({
  id: 'overwrite',
  summary: 'introduces one type error, so that every compiler must reject the program (type overwriting of Hephaestus)',
  needs: ['model'],
  changes: true,
  compares: 'compilers',
  settings,
  open({ language, parent }) {
    const { model } = language;
    if (!model || !parent) throw new Error('the technique overwrite needs programs of the model to change');
    return {
      ...(parent.variants && { variants: parent.variants }),
      async make(random, variant = 0, index) {
        const draft = await parent.make(random, variant, index);
        const { program, table } = requireProgramModel(draft.model);
        const wronged = makeWrong(program, model.profile, table, random.fork(`overwrite ${variant}`));
        if (!wronged) return { ...draft, trace: [...draft.trace, 'nothing could be made wrong'] };
        const files = model.print(wronged.program);
        const at = locate(model, draft.files, files, wronged);
        return {
          files,
          expectation: { kind: 'reject', reason: wronged.reason, ...(at && { at }) },
          trace: [...draft.trace, `made wrong: ${wronged.reason}`],
          parent: draft,
          model: modelOf(wronged.program, table),
        };
      },
    };
  },
});
