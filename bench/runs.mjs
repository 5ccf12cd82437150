// npm run bench -- runs TARGET[,TARGET…] [PROGRAMS] [SEED] [OUT]: makes programs that all have a main and runs them in all
// tiers of a compiler, and on its other platforms if OUT ends with +slow. Every program must end without an error, and
// print the same everywhere. Programs that do not are written to OUT.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMaterial, wantedBy } from '../dist/app/material.js';
import { programSource, takePrograms } from '../dist/campaign/program-source.js';
import { signatureText } from '../dist/core/signature.js';
import { openTarget, resolveTarget } from '../dist/harness/toolchains/resolve.js';
import { judge } from '../dist/oracle/judge.js';

const [targets = 'typescript@6.0.3', count = '200', seed = 'runs', out] = process.argv.slice(3);
const slow = out?.endsWith('+slow');
const limits = { millis: 60_000, bytes: 2048 * 1024 ** 2 };
const batchSize = 40;

for (const target of targets.split(',')) await measure(target);

async function measure(target) {
  const material = await findMaterial({
    ...(await wantedBy('generate', { target: [target] })),
    settings: { mains: 1 },
  });
  const source = programSource(material.technique, material, seed);
  const { toolchain } = openTarget(await resolveTarget(target, material.language.families), { limits, workers: 1 });
  const runners = toolchain.configurations.filter((each) => each.role && (slow || !each.slow));
  const counts = { ran: 0, rejected: 0, inconclusive: 0, wrong: 0, lines: 0, calls: 0 };
  const notes = new Map();
  const millis = Object.fromEntries(runners.map(({ name }) => [name, 0]));
  try {
    for (let from = 0; from < Number(count); from += batchSize) {
      const programs = await takePrograms(source, from, Math.min(batchSize, Number(count) - from));
      const rows = programs.map(() => []);
      for (const { name, role } of runners) {
        const began = performance.now();
        const seen = await toolchain.observe(programs, { configuration: name });
        millis[name] += performance.now() - began;
        for (const [i, { outcome }] of seen.entries())
          rows[i].push({ target: `${toolchain.id}:${name}`, reference: role === 'reference', outcome });
      }
      for (const [i, program] of programs.entries()) {
        const main = program.model.program.functions.find(({ name }) => name === program.model.program.main?.function);
        counts.calls += main?.body.statements.length ?? 0;
        counts.lines += program.files[0].text.split('\n').length;
        const verdicts = judge(program, rows[i], material.language.intendedDifferences).map(({ verdict }) => verdict);
        const bug = verdicts.find(({ kind }) => kind === 'bug');
        if (rows[i].some(({ outcome }) => outcome.run?.exitCode === 0)) counts.ran++;
        if (rows[i].some(({ outcome }) => outcome.kind === 'rejected')) counts.rejected++;
        const doubt = verdicts.find(({ kind }) => kind === 'inconclusive');
        if (bug) counts.wrong++;
        else if (doubt) counts.inconclusive++;
        const note = bug ? signatureText(bug.signature) : doubt?.why;
        if (note === undefined) continue;
        notes.set(note, [...(notes.get(note) ?? []), from + i]);
        if (out) write(join(out, `${toolchain.id}-${from + i}`), program, rows[i]);
      }
    }
  } finally {
    await toolchain.close();
  }
  const total = Number(count);
  console.log(
    `${toolchain.id} seed ${seed}: ${counts.ran} of ${total} ran to their ends in ${runners.map(({ name }) => name).join(', ')}; ` +
      `${counts.rejected} rejected, ${counts.wrong} wrong, ${counts.inconclusive} inconclusive; ` +
      `${Math.round(counts.lines / total)} lines, ${(counts.calls / total).toFixed(1)} statements in main`,
  );
  for (const [name, spent] of Object.entries(millis))
    console.log(`  ${name}: ${Math.round(spent / total)} ms per program`);
  for (const [note, indexes] of notes)
    console.log(`  ${indexes.length} x ${note}: programs ${indexes.slice(0, 8).join(', ')}`);
}

function write(folder, { files }, row) {
  mkdirSync(folder, { recursive: true });
  for (const { path, text } of files) writeFileSync(join(folder, path), text);
  writeFileSync(join(folder, 'observations.json'), JSON.stringify(row, undefined, 2));
}
