// Checks who imports whom, and that the check has really read the modules: with a TypeScript that it does not know,
// dependency-cruiser reads none and finds nothing wrong.
import { execFileSync } from 'node:child_process';

const args = [
  'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  'src',
  '--config',
  '.dependency-cruiser.cjs',
];
const report = JSON.parse(run([...args, '--output-type', 'json']));
const ours = report.modules.filter((module) => module.source.startsWith('src/'));
const imports = ours.flatMap((module) => module.dependencies.filter(({ resolved }) => resolved.startsWith('src/')));

if (ours.length < 50 || imports.length < 100) {
  console.error(`only ${ours.length} modules and ${imports.length} imports were read: the check is broken`);
  process.exit(1);
}
for (const { rule, from, to } of report.summary.violations) console.error(`${rule.name}: ${from} imports ${to}`);
console.log(`${ours.length} modules, ${imports.length} imports, ${report.summary.violations.length} violations`);
process.exit(report.summary.violations.length > 0 ? 1 : 0);

function run(words) {
  try {
    return execFileSync(process.execPath, words, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
  } catch (error) {
    // It exits with the number of violations; the report says which.
    if (error.stdout) return error.stdout;
    throw error;
  }
}
