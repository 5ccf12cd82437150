import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../../../harness/package-root.js';
import type { TemplateSupport } from '../../../model/template/support.js';
import { extractTemplates } from './extract.js';
import { openTemplates } from './open-templates.js';
import { simplerPrograms } from './simpler.js';

/** Java classes with holes, which are read and executed by a JVM. */
export const templateSupport: TemplateSupport = {
  // Holes are filled before the first call, so there is no code that could be replaced later.
  always: ['hotFilling'],
  async shipped() {
    const folder = join(packageRoot, 'templates', 'java');
    const names = (await readdir(folder)).filter((name) => name.endsWith('.java')).sort();
    return Promise.all(names.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })));
  },
  open: openTemplates,
  simpler: simplerPrograms,
  extract: extractTemplates,
};
