// npm run bench -- expectations TECHNIQUE TARGET[,TARGET…] [PROGRAMS] [SEED] [OUT] [SETTING=VALUE…]: makes programs and asks
// the warm compiler whether it does with them what is expected. Every other outcome is shown by the plain command line before it counts,
// and so is a sample of those that are as expected. Programs with another outcome are written to OUT.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMaterial, wantedBy } from '../dist/app/material.js';
import { programSource, takePrograms } from '../dist/campaign/program-source.js';
import { signatureText } from '../dist/core/signature.js';
import { openTarget, resolveTarget } from '../dist/harness/toolchains/resolve.js';
import { judge } from '../dist/oracle/judge.js';

const words = process.argv.slice(3);
const isSetting = (word) => /^\w+=/.test(word);
const settings = Object.fromEntries(words.filter(isSetting).map((word) => word.split(/=(.*)/s).slice(0, 2)));
const [technique = 'generate', targets = 'typescript@6.0.3', count = '2000', seed = 'expectations', out] = words.filter(
  (word) => !isSetting(word),
);
// Libraries are a list.
const asked = {
  ...settings,
  ...(settings.library && { library: settings.library.split(',') }),
  ...(settings.client && { client: settings.client.split(',') }),
};
const total = Number(count);
const batchSize = 50;
const sampled = 20;
const limits = { millis: 60_000, bytes: 2048 * 1024 ** 2 };

for (const target of targets.split(',')) await measure(target);

async function measure(target) {
  const material = await findMaterial(await wantedBy(technique, { target: [target], ...asked }));
  const source = programSource(material.technique, material, seed);
  const resolved = await resolveTarget(target, material.language.families);
  const { toolchain, configuration } = openTarget(resolved, { limits, workers: 1 });
  const judged = (program, outcome) =>
    judge(program, [{ target: toolchain.id, reference: false, outcome }], material.language.intendedDifferences)[0]
      .verdict;
  const counts = { expected: 0, unexpected: 0, refuted: 0, sampledPlainly: 0 };
  const signatures = new Map();
  try {
    for (let from = 0; from < total; from += batchSize) {
      const programs = await takePrograms(source, from, Math.min(batchSize, total - from));
      const outcomes = await toolchain.observe(programs, { configuration });
      for (const [i, program] of programs.entries()) {
        const verdict = judged(program, outcomes[i].outcome);
        const isSample = (from + i) % Math.ceil(total / sampled) === 0;
        if (verdict.kind === 'pass' && !isSample) {
          counts.expected++;
          continue;
        }
        const plain = judged(program, (await toolchain.observePlainly(program, { configuration })).outcome);
        if (verdict.kind === 'pass') counts.sampledPlainly++;
        else if (plain.kind === 'pass') counts.refuted++;
        if (plain.kind === 'pass') {
          counts.expected++;
          continue;
        }
        counts.unexpected++;
        const name = plain.signature ? signatureText(plain.signature) : plain.why;
        signatures.set(name, [...(signatures.get(name) ?? []), from + i]);
        if (out) write(join(out, `${toolchain.id}-${from + i}`), program, name);
      }
    }
  } finally {
    await toolchain.close();
  }
  const share = ((100 * counts.expected) / total).toFixed(2);
  console.log(
    `${[technique, toolchain.id, ...words.filter(isSetting)].join(' ')} seed ${seed}: ${counts.expected} of ${total} as expected (${share} %); ` +
      `${counts.sampledPlainly} of them also by the plain command line, ${counts.refuted} only there`,
  );
  for (const [name, indexes] of signatures)
    console.log(`  ${indexes.length} x ${name}: programs ${indexes.slice(0, 8).join(', ')}`);
}

function write(folder, { files, expectation, trace }, name) {
  mkdirSync(folder, { recursive: true });
  for (const { path, text } of files) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  writeFileSync(join(folder, 'expectation.txt'), `${name}\n${JSON.stringify(expectation)}\n${trace.join('\n')}\n`);
}
