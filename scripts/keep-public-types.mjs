// Removes declarations from dist/types that the public entries (index, template) do not need, directly or through others.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const types = join('dist', 'types');
const entries = ['index', 'template'].map((entry) => join(types, `${entry}.d.ts`));

/** The declarations that the entries need, and whether all of them are there. */
function findNeeded() {
  const needed = new Set();
  let complete = true;
  const visit = (file) => {
    if (needed.has(file)) return;
    needed.add(file);
    if (!existsSync(file)) {
      complete = false;
      return;
    }
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?['"](\.[^'"]+)\.js['"]/g))
      visit(join(dirname(file), `${path}.d.ts`));
  };
  entries.forEach(visit);
  return { needed, complete };
}

let found = findNeeded();
if (!found.complete) {
  // What an earlier build removed is needed now, and tsc takes it for done.
  rmSync(join('dist', '.types.tsbuildinfo'), { force: true });
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-b', 'tsconfig.public.json'], { stdio: 'inherit' });
  found = findNeeded();
}
for (const name of readdirSync(types, { recursive: true })) {
  const file = join(types, name);
  if (file.endsWith('.d.ts') && !found.needed.has(file)) rmSync(file);
}
