// Runs one of the benchmarks of this folder, or lists them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.mjs') && file !== 'run.mjs' && !isPart(file))
  .map((file) => file.slice(0, -'.mjs'.length));
const [name] = process.argv.slice(2);

if (name === undefined) {
  console.log(`Benchmarks: ${names.join(', ')}. Run one with \`npm run bench -- ${names[0]}\`.`);
} else if (names.includes(name)) {
  await import(`./${name}.mjs`);
} else {
  console.error(`there is no benchmark '${name}'; known are ${names.join(', ')}`);
  process.exitCode = 2;
}

// A file that exports something is a part of benchmarks and not one itself.
function isPart(file) {
  return /^export /m.test(readFileSync(join(import.meta.dirname, file), 'utf8'));
}
