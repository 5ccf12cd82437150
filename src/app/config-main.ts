// A process that executes one configuration file and writes what it exports to another file.
import { writeFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import { createJiti } from 'jiti';
import { reasonOf } from '../core/system-error.js';
import { defineConfig } from './define-config.js';
import type { ExecutedConfig } from './execute-config.js';

const [file = '', result = ''] = process.argv.slice(2);
writeFileSync(result, serialize(await execute()));
// The file may have left something under way.
process.exit(0);

async function execute(): Promise<ExecutedConfig> {
  try {
    // The file may import from 'cupel' wherever it is, also where cupel is not installed beside it. Nothing is cached: a
    // cache in a folder that others can write to would be code of theirs.
    const options = { virtualModules: { cupel: { defineConfig } }, fsCache: false, interopDefault: false };
    const module = await createJiti(import.meta.url, options).import<Record<string, unknown>>(file);
    if (!('default' in module)) throw new Error('it has no default export; write `export default defineConfig({ … })`');
    // Settings are data: what is more than that fails here.
    serialize(module.default);
    return { settings: module.default };
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}
