// npm run bench -- extract [LIBRARY,…] [PROGRAMS]: makes templates of the sources of four libraries, then so many programs
// (10) of each, and counts what compiles.
import { createRandom } from '../dist/core/random.js';
import { librarySources } from '../dist/harness/toolchains/library.js';
import { openTarget, resolveTarget } from '../dist/harness/toolchains/resolve.js';
import { language as java } from '../dist/languages/java/language.js';
import { byFrequency } from '../dist/model/template/extraction.js';

const libraries = {
  'commons-math': 'maven:org.apache.commons:commons-math3:3.6.1:sources',
  'commons-codec': 'maven:commons-codec:commons-codec:1.17.1:sources',
  'commons-compress': 'maven:org.apache.commons:commons-compress:1.27.1:sources',
  'commons-lang3': 'maven:org.apache.commons:commons-lang3:3.17.0:sources',
};
const limits = { millis: 60_000, bytes: 1536 * 1024 ** 2 };
const together = 25;

const wanted = process.argv[3] ? process.argv[3].split(',') : Object.keys(libraries);
const programsOfEach = Number(process.argv[4] ?? 10);
const { toolchain } = openTarget(await resolveTarget('java@17', java.families), { limits, workers: 1 });
// Of a complete template all programs are made and compile.
const total = { methods: 0, templates: 0, complete: 0, programs: 0, compiled: 0 };
const reasons = {};
const row = (name, cells) => console.log(name.padEnd(20) + cells.map((cell) => String(cell).padStart(12)).join(''));

row('library', Object.keys(total));
try {
  for (const name of wanted) await measure(name);
} finally {
  await toolchain.close();
}
row('all', Object.values(total));
console.log('\nwhat was left out, by its reason:');
for (const [reason, count] of byFrequency(reasons)) console.log(`${String(count).padStart(8)}  ${reason}`);

async function measure(name) {
  const source = await librarySources(libraries[name], (line) => console.error(line));
  const extraction = await java.templates.extract(source);
  add(extraction.reasons);
  const counts = { ...total, methods: extraction.looked, templates: extraction.templates.length };
  counts.complete = counts.programs = counts.compiled = 0;
  for (let from = 0; from < counts.templates && programsOfEach > 0; from += together) {
    const made = await fill(extraction.templates.slice(from, from + together));
    for (const key of Object.keys(made)) counts[key] += made[key];
  }
  row(name, Object.values(counts));
  for (const key of Object.keys(total)) total[key] += counts[key];
}

async function fill(sources) {
  const { templates, close } = await java.templates.open(sources, {});
  try {
    const made = await Promise.all(
      templates.flatMap((template) =>
        Array.from({ length: programsOfEach }, (_, i) =>
          template.fill(createRandom(`extract ${template.name}`).fork(i), i).catch((error) => failed(template, error)),
        ),
      ),
    );
    const programs = made.filter(Boolean);
    const observed = await toolchain.observe(programs, { configuration: 'check' });
    const outcomes = observed.map(({ outcome }) => outcome);
    for (const [i, outcome] of outcomes.entries())
      if (outcome.kind !== 'accepted') add({ [`program ${outcome.kind}: ${detail(outcome, programs[i])}`]: 1 });
    const compiled = new Set(programs.filter((_, i) => outcomes[i].kind === 'accepted'));
    const isComplete = (_, i) =>
      made.slice(i * programsOfEach, (i + 1) * programsOfEach).every((program) => compiled.has(program));
    return { complete: templates.filter(isComplete).length, programs: programs.length, compiled: compiled.size };
  } finally {
    await close();
  }
}

function detail({ diagnostics = [], stack = '', message = '' }) {
  return diagnostics[0] ? diagnostics[0].code : (stack || message).split('\n')[0];
}

function failed({ name }, error) {
  add({ [`no program: ${error.message.replace(name, 'it').replace(/\d+: /g, '')}`]: 1 });
}

function add(counts) {
  for (const [reason, count] of Object.entries(counts)) reasons[reason] = (reasons[reason] ?? 0) + count;
}
