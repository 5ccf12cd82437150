import { UserError } from '../../core/errors.js';
import type { Pass } from '../../model/reduction.js';
import { defineTechnique } from '../../model/technique.js';
import type { OpenTemplate, OpenTemplates } from '../../model/template/support.js';
import { settings } from './settings.js';
import { portableDriver, simplerDriver } from './simpler-driver.js';

/** Fills the holes of templates while they run; every tier of every engine must compute the same. */
export const technique = defineTechnique({
  id: 'template',
  summary: 'fills holes of templates while they run, to compare tiers of just-in-time compilers (JAttack)',
  needs: ['templates'],
  compares: 'tiers',
  settings,
  passes: ({ templates: { simpler, portable } = {} }) =>
    [...(simpler ? [simplerDriver(simpler)] : []), ...(portable ? [portableDriver(portable)] : [])] as Pass[],
  open({ language, settings: { template: chosen, static: unexecuted, exploration, prune }, sources }) {
    const { templates: support } = language;
    if (!support) throw new Error(`${language.id} has no templates, which the technique template needs`);
    let opening: Promise<OpenTemplates> | undefined;
    const files = sources.template ?? [];
    const names = chosen?.filter((name) => files.every(({ path }) => path !== name)) ?? [];
    if (files.length > 0 && names.length > 0)
      throw new UserError('name shipped templates or files, but not both at once');
    const open = async () =>
      support.open(files.length > 0 ? files : await support.shipped(), {
        ...(unexecuted !== undefined && { static: unexecuted }),
        ...(exploration && { exploration }),
        ...(prune !== undefined && { prune }),
        ...(names.length > 0 && { names }),
      });
    const opened = async () => {
      opening ??= open();
      const { templates } = await opening;
      if (templates.length === 0) throw new UserError('there is no template to fill; name one with --template FILE');
      return templates;
    };
    return {
      prepare: async () => void (await opened()),
      async make(random, _, index = 0) {
        const templates = await opened();
        // One after the other, so that a short hunt meets them all.
        const template = templates[index % templates.length] as OpenTemplate;
        const { files, driver, reached } = await template.fill(
          random.fork('holes'),
          Math.floor(index / templates.length),
        );
        const trace = [`template ${template.name}, ${reached} of ${template.holes} holes reached`];
        return { files, driver, expectation: { kind: 'agree' }, trace, material: template.name };
      },
      close: async () => (await opening)?.close(),
    };
  },
});
