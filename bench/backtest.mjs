// npm run bench -- backtest [FILE]: known typing bugs on released compilers of their time and on the newest.
// A bug is ground truth for later techniques when a released version shows its symptom and the newest does not.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openTarget } from '../dist/harness/toolchains/resolve.js';
import { language as groovy } from '../dist/languages/groovy/language.js';
import { language as java } from '../dist/languages/java/language.js';
import { language as kotlin } from '../dist/languages/kotlin/language.js';
import { language as scala } from '../dist/languages/scala/language.js';

// The last version of each list stands for "the newest".
const plans = {
  groovyc: {
    language: groovy,
    file: 'Main.groovy',
    versions: ['3.0.9', '4.0.0', '4.0.2', '4.0.6', '4.0.11', '4.0.15', '6.0.0'],
  },
  kotlinc: {
    language: kotlin,
    file: 'main.kt',
    versions: ['1.4.20', '1.5.0', '1.5.31', '1.6.10', '1.7.22', '1.9.0', '2.4.20'],
  },
  dotty: {
    language: scala,
    file: 'Main.scala',
    versions: ['3.0.0', '3.1.0', '3.1.3', '3.2.0', '3.2.2', '3.3.0', '3.9.0'],
  },
  javac: { language: java, file: 'Main.java', versions: ['17', '25'] },
};

const standard = /^(java|javax|kotlin|kotlinx\.(?!coroutines)|scala|groovy|org\.codehaus\.groovy)\b/;
const limits = { millis: 20_000, bytes: 1536 * 1024 ** 2 };

const source = process.argv[3] ?? fileURLToPath(new URL('../../shared/known-bugs/typing-bugs.json', import.meta.url));
if (!existsSync(source)) {
  console.error(`backtest: there is no ${source}; give the file with the known bugs as an argument`);
  process.exit(2);
}
const all = JSON.parse(readFileSync(source, 'utf8'));
const only = process.argv[4]?.split(',');
let truth = 0;
for (const [compiler, plan] of Object.entries(plans)) {
  if (only && !only.includes(compiler)) continue;
  truth += await backtest(
    compiler,
    plan,
    all.filter((bug) => bug.compiler === compiler),
  );
}
console.log(`\n${truth} known bugs show their symptom on a released version and not on the newest one`);

async function backtest(compiler, plan, bugs) {
  const usable = bugs.filter((bug) => bug.program && !needsLibrary(bug.program));
  const columns = new Map();
  for (const version of plan.versions) columns.set(version, await observe(plan, version, usable));
  console.log(`\n${compiler}: ${usable.length} of ${bugs.length} reports need no external library`);
  console.log(
    `${'report'.padEnd(18)}${'symptom'.padEnd(32)}${plan.versions.map((v) => v.padEnd(11)).join('')}ground truth`,
  );
  let count = 0;
  for (const [i, bug] of usable.entries()) {
    const outcomes = plan.versions.map((version) => columns.get(version)[i]);
    const released = outcomes.slice(0, -1).some((outcome) => shows(bug, outcome));
    const isTruth = released && !shows(bug, outcomes.at(-1)) && outcomes.at(-1).kind !== 'toolFailed';
    if (isTruth) count++;
    const cells = outcomes.map(({ kind }) => kind.padEnd(11)).join('');
    console.log(`${bug.id.padEnd(18)}${bug.symptom.padEnd(32)}${cells}${isTruth ? 'yes' : ''}`);
  }
  console.log(`${compiler}: ${count} are ground truth`);
  return count;
}

// A rejected correct program is accepted when the bug is fixed; a wrongly accepted one is rejected; a crash is gone.
function shows({ symptom }, { kind }) {
  if (symptom === 'crash') return kind === 'crashed';
  return kind === (symptom === 'Unexpected Compile-Time Error' ? 'rejected' : 'accepted');
}

async function observe({ language, file }, version, bugs) {
  const [family] = language.families;
  const find = async () =>
    (await family.installed()).findLast((t) => t.version === version || t.version.startsWith(`${version}.`));
  const installed = (await find()) ?? (await family.install(version, (line) => console.error(line)));
  const { toolchain } = openTarget({ family, installed, configuration: 'default' }, { limits, workers: 2 });
  const started = performance.now();
  try {
    const programs = bugs.map((bug) => ({ files: [{ path: fileName(file, bug.program), text: bug.program }] }));
    const outcomes = await toolchain.observe(programs, { configuration: 'default' });
    console.error(`${toolchain.id}: ${bugs.length} programs in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    return outcomes.map(({ outcome }) => outcome);
  } finally {
    await toolchain.close();
  }
}

function needsLibrary(program) {
  const imports = [...program.matchAll(/^\s*import\s+(?:static\s+)?([\w.]+)/gm)];
  return imports.some(([, name]) => name.includes('.') && !standard.test(name));
}

// A public class of Java must stand in a file of its name.
function fileName(file, program) {
  const name = /\bpublic\s+(?:(?:final|abstract|sealed)\s+)*(?:class|interface|record|enum)\s+(\w+)/.exec(program)?.[1];
  return file.endsWith('.java') && name ? `${name}.java` : file;
}
