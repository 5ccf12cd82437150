import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { Random } from '../../../core/random.js';
import { packageRoot } from '../../../harness/package-root.js';
import { inBatches } from '../../../model/template/batch.js';
import { chooseTemplates } from '../../../model/template/choose.js';
import type { FilledTemplate, OpenTemplate, TemplateSupport } from '../../../model/template/support.js';
import type { Job } from './make-in-time.js';
import { portableDrivers } from './portable-drivers.js';
import { simplerPrograms } from './simpler.js';

/** Templates in TypeScript and JavaScript. */
export const templateSupport: TemplateSupport = {
  async shipped() {
    const folder = join(packageRoot, 'templates', 'javascript');
    const names = (await readdir(folder)).filter((name) => /\.[jt]s$/.test(name)).sort();
    return Promise.all(names.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })));
  },
  async open(sources, settings) {
    // The parser is large, and most commands do without it.
    const [{ readTemplate }, { createFiller }, { makeInTime, resultOf }] = await Promise.all([
      import('./read-template.js'),
      import('./fill-template.js'),
      import('./make-in-time.js'),
    ]);
    const makeOne = inBatches(100, async (jobs: readonly Job<FilledTemplate>[]) => makeInTime(jobs));
    const templates: OpenTemplate[] = [];
    for (const source of chooseTemplates(sources, settings.names)) {
      // On a busy machine reading them all takes seconds.
      await turnOfOthers();
      const template = readTemplate(source);
      const fill = createFiller(template, settings);
      templates.push({
        name: template.name,
        aim: template.aim,
        holes: template.holes.length,
        async fill(random: Random, ordinal: number) {
          return resultOf(await makeOne({ path: source.path, make: () => fill(random, ordinal) }));
        },
      });
    }
    return { templates, close: async () => {} };
  },
  simpler: simplerPrograms,
  portable: portableDrivers,
  endings: ['.js', '.mjs', '.cjs', '.ts', '.mts', '.cts'],
  // Each template is filled once to see that it can be, and that is by executing it.
  extractionExecutes: true,
  extract: async (source) => (await import('./extract/extract.js')).extractTemplates(source),
};
