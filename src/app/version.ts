import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../harness/package-root.js';

/** The version of cupel. */
export const cupelVersion = (JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string })
  .version;
