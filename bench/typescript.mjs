// How much CPU time a program costs: one `tsc` process per program against the batches of cupel.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { programSource, takePrograms } from '../dist/campaign/program-source.js';
import { language } from '../dist/languages/typescript/language.js';
import { compilerOptions } from '../dist/languages/typescript/options.js';
import { technique } from '../dist/techniques/tokens/technique.js';
import { cpuOfCommand, cpuSoFar } from './cpu-time.mjs';

const open = { limits: { millis: 60_000, bytes: 4 * 1024 ** 3 }, workers: 1 };
const options = { configuration: 'default' };
const require = createRequire(import.meta.url);
const packages = { '6.0.3': folderOf('typescript'), '7.0.2': folderOf('typescript-native') };
const nativeBinary = join(
  dirname(packages['7.0.2']),
  `@typescript/typescript-${process.platform}-${process.arch}/lib/tsc`,
);

const single = {
  '6.0.3': [['node lib/tsc.js', `${process.execPath} ${join(packages['6.0.3'], 'lib/tsc.js')}`]],
  '7.0.2': [
    ['JavaScript wrapper (bin/tsc)', `${process.execPath} ${join(packages['7.0.2'], 'bin/tsc')}`],
    ['bare native binary', nativeBinary],
  ],
};

const sizes = [
  { name: 'small', lines: 12, batch: 50, batches: 4, alone: 8 },
  { name: 'large', lines: 290, batch: 20, batches: 2, alone: 3 },
];

const [families] = language.families;
const installed = await families.installed();

console.log('CPU milliseconds per program: user and system time of the whole process tree.');
console.log('One process per program: `times` of a shell that runs the compiler on one program after the other.');
console.log(
  'cupel: /proc/*/stat of the process, its workers and its compilers, before and after; a warm-up batch is not counted.\n',
);

for (const size of sizes) {
  const batches = await programsOf(size);
  const lines = batches.flat().map(({ files }) => files[0].text.split('\n').length);
  console.log(`${size.name} programs (${Math.round(mean(lines))} lines on average)`);
  for (const version of Object.keys(single)) {
    const batched = await cpuOfBatches(version, batches);
    print(`typescript@${version}  cupel, batches of ${size.batch}`, batched);
    for (const [name, command] of single[version]) {
      const alone = mean(batches[0].slice(0, size.alone).map((program) => cpuOfOne(version, command, program)));
      print(`typescript@${version}  ${name}, one process per program`, alone, batched);
    }
  }
  console.log('');
}

console.log(`A whole hunt of 100 programs, wall clock on this machine: ${hunt(100)} programs per second.`);

function hunt(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'cupel-bench-'));
  const cupel = join(import.meta.dirname, '../dist/cli/main.js');
  try {
    const args = [cupel, 'hunt', '--programs', String(programs), '--seed', 'bench', '--json'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    return JSON.parse(stdout).programsPerSecond;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function print(name, millis, batched) {
  const ratio = batched === undefined ? '' : `${(millis / batched).toFixed(1).padStart(8)} x cupel`;
  console.log(`  ${name.padEnd(72)} ${millis.toFixed(1).padStart(8)} ms${ratio}`);
}

// Mutants of parts of the shipped corpus that have the wanted size.
async function programsOf({ lines, batch, batches }) {
  const corpus = await language.seeds();
  const paragraphs = corpus.flatMap(({ text }) => text.split(/\n\n+/));
  const source = programSource(technique, { language, seeds: inChunks(paragraphs, lines) }, 'bench');
  return Promise.all(Array.from({ length: batches + 1 }, (_, i) => takePrograms(source, i * batch, batch)));
}

function inChunks(paragraphs, lines) {
  const chunks = [];
  let text = '';
  for (const paragraph of paragraphs) {
    text += `${paragraph}\n`;
    if (text.split('\n').length < lines) continue;
    chunks.push({ path: `chunk-${chunks.length}.ts`, text });
    text = '';
  }
  return chunks;
}

async function cpuOfBatches(version, [warmUp, ...batches]) {
  const toolchain = families.open(
    installed.find((found) => found.version === version),
    open,
  );
  try {
    await toolchain.observe(warmUp, options);
    const before = cpuSoFar();
    for (const batch of batches) await toolchain.observe(batch, options);
    return (cpuSoFar() - before) / batches.flat().length;
  } finally {
    await toolchain.close();
  }
}

function cpuOfOne(version, command, { files }) {
  const folder = mkdtempSync(join(tmpdir(), 'cupel-bench-'));
  try {
    const config = { compilerOptions: compilerOptions(version), files: [files[0].path] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    writeFileSync(join(folder, files[0].path), files[0].text);
    return cpuOfCommand(`${command} -p .`, folder, 1);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function folderOf(name) {
  return dirname(require.resolve(`${name}/package.json`));
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
