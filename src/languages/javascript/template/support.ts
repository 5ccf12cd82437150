import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../../../harness/package-root.js';
import { chooseTemplates } from '../../../model/template/choose.js';
import type { TemplateSupport } from '../../../model/template/support.js';
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
    const [{ readTemplate }, { createFiller }] = await Promise.all([
      import('./read-template.js'),
      import('./fill-template.js'),
    ]);
    const templates = chooseTemplates(sources, settings.names).map((source) => {
      const template = readTemplate(source);
      const fill = createFiller(template, settings);
      return {
        name: template.name,
        aim: template.aim,
        holes: template.holes.length,
        fill: async (random: Parameters<typeof fill>[0], ordinal: number) => fill(random, ordinal),
      };
    });
    return { templates, close: async () => {} };
  },
  simpler: simplerPrograms,
  endings: ['.js', '.mjs', '.cjs', '.ts', '.mts', '.cts'],
  extract: async (source) => (await import('./extract/extract.js')).extractTemplates(source),
};
