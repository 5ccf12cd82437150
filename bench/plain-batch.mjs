// Generated programs by the plain command line of their compiler, many in one process, as a script without cupel would do it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { usualJdk } from '../dist/harness/jvm/jdks.js';
import { jarsIn } from '../dist/harness/jvm/maven-family.js';
import { plainGroovy } from '../dist/languages/groovy/plain-groovy.js';
import { plainJavac } from '../dist/languages/java/plain-javac.js';
import { kotlinFlags, readDistribution } from '../dist/languages/kotlin/distribution.js';
import { plainKotlin } from '../dist/languages/kotlin/plain-kotlin.js';
import { plainScala } from '../dist/languages/scala/plain-scala.js';
import { cupel } from './hunt-run.mjs';
import { waitedFor } from './process-cpu.mjs';

export const batchSize = 45;
// Some programs show a bug of the compiler; these are left out, as they keep it from compiling the others to the end.
const spare = 10;

const plain = {
  java: ({ location, version }) => plainJavac({ home: location, version }),
  groovy: ({ location }) => plainGroovy(usualJdk(), jarsIn(location)),
  kotlin: ({ location, version }) => plainKotlin(readDistribution(location, version)),
  scala: ({ location }) => {
    const jars = jarsIn(location);
    return plainScala(
      usualJdk(),
      jars,
      jars.filter((jar) => /^(scala-library|scala3-library_3)-/.test(basename(jar))),
    );
  },
};
// Of a compiler that accepts, rejects, or crashes; what else it may say is in its output.
const exitCodes = [0, 1, 2, 3, 4];
// What makes it stop once the types are checked, where it has such an option.
const checkOnly = { java: ['-XDshould-stop.ifNoError=FLOW'], scala: ['-Ystop-after:refchecks'] };

/** Generates programs as a hunt does, and compiles them in batches; CPU seconds per program of both. */
export async function measurePlain({ language, target, installed, configuration }, { seed, batches }) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-plain-'));
  try {
    const size = batchSize + spare;
    const out = join(folder, 'programs');
    const args = ['--technique', 'generate', '--target', target, '--seed', seed, '--programs', String(size * batches)];
    const made = run(process.execPath, [cupel, 'generate', ...args, '--out', out], folder);
    const files = writePackaged(out, folder);
    const compiler = plain[language](installed);
    const options = configuration === 'check' ? checkOnly[language] : [];
    if (!options) throw new Error(`the command line of ${language} cannot only check`);
    const measured = [];
    for (let i = 0; i < batches; i++) {
      const batch = await compileAccepted(compiler, files.slice(i * size, (i + 1) * size), { folder, options });
      if (batch) measured.push(batch);
    }
    return { generation: made.cpu / files.length, measured };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// Java and Groovy programs have no package of their own, and would declare the same classes.
function writePackaged(out, folder) {
  const indexes = readdirSync(out).filter((name) => /^\d+$/.test(name));
  return indexes
    .sort((a, b) => a - b)
    .map((index) => {
      const [name] = readdirSync(join(out, index));
      const text = readFileSync(join(out, index, name), 'utf8');
      const path = `p${index}/${name}`;
      mkdirSync(join(folder, `p${index}`));
      writeFileSync(join(folder, path), /^package /m.test(text) ? text : `package p${index};\n${text}`);
      return { path, text };
    });
}

// The measured batch holds only programs that are accepted; nothing if the compiler crashes.
async function compileAccepted(compiler, files, { folder, options }) {
  let left = files;
  for (;;) {
    const batch = left.slice(0, batchSize);
    const out = join(folder, 'classes');
    rmSync(out, { recursive: true, force: true });
    mkdirSync(out);
    const { command, args } = compiler.start({ out, jvmFlags: [], jars: [] });
    const ended = run(command, [...args, ...options, ...batch.map(({ path }) => path)], folder, exitCodes);
    const outcome = await compiler.outcome(ended, folder, batch);
    if (outcome.kind === 'accepted') return { programs: batch.length, cpu: ended.cpu, wall: ended.wall };
    const rejected = new Set(outcome.diagnostics?.map(({ at }) => at?.file));
    const rest = left.filter(({ path }) => !rejected.has(path));
    if (rest.length === left.length || rest.length < batchSize / 2) return undefined;
    left = rest;
  }
}

function run(command, args, cwd, codes = [0]) {
  const [before, began] = [waitedFor(), performance.now()];
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (error) throw error;
  if (!codes.includes(status)) throw new Error(`${command} ended with ${status}: ${stderr.slice(0, 2000)}`);
  return { exitCode: status, stdout, stderr, cpu: waitedFor() - before, wall: (performance.now() - began) / 1000 };
}
