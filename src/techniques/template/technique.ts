import { UserError } from '../../core/errors.js';
import type { Technique } from '../../model/technique.js';
import type { OpenTemplate, OpenTemplates } from '../../model/template/support.js';

/** Fills the holes of templates while they run; every tier of every engine must compute the same. */
export const technique: Technique = {
  id: 'template',
  summary: 'templates whose holes are filled while they run, to compare tiers of just-in-time compilers (JAttack)',
  needs: ['templates'],
  open({ language, settings = {} }) {
    const { templates: support } = language;
    if (!support) throw new Error(`${language.id} has no templates, which the technique template needs`);
    const { template = {} } = settings;
    let opening: Promise<OpenTemplates> | undefined;
    const open = async () => support.open(template.sources ?? (await support.shipped()), template);
    return {
      async make(random, _, index = 0) {
        opening ??= open();
        const { templates } = await opening;
        if (templates.length === 0) throw new UserError('there is no template to fill; name one with --template FILE');
        // One after the other, so that a short hunt meets them all.
        const chosen = templates[index % templates.length] as OpenTemplate;
        const { files, driver, reached } = await chosen.fill(
          random.fork('holes'),
          Math.floor(index / templates.length),
        );
        const trace = [`template ${chosen.name}, ${reached} of ${chosen.holes} holes reached`];
        return { files, driver, expectation: { kind: 'agree' }, trace, material: chosen.name };
      },
      close: async () => (await opening)?.close(),
    };
  },
};
