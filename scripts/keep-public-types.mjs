// Removes declarations from dist/types that the public entries (index, template) do not need, directly or through others.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const needed = new Set();
const visit = (file) => {
  if (needed.has(file) || !existsSync(file)) return;
  needed.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?['"](\.[^'"]+)\.js['"]/g))
    visit(join(dirname(file), `${path}.d.ts`));
};
for (const entry of ['index', 'template']) visit(join('dist', 'types', `${entry}.d.ts`));

for (const name of readdirSync(join('dist', 'types'), { recursive: true })) {
  const file = join('dist', 'types', name);
  if (file.endsWith('.d.ts') && !needed.has(file)) rmSync(file);
}
// What was removed must come back with the next build.
rmSync(join('dist', '.types.tsbuildinfo'), { force: true });
console.log(`kept ${needed.size} declaration files`);
