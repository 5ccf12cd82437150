// npm run bench -- verdicts DIST TARGET[,TARGET…] [PROGRAMS] [SEED]: shows the same programs of generate, erase and overwrite
// to the fast path of this build of cupel, as a hunt does, and to that of another build, whose folder dist is given and which
// compiles every program to the end. Lists the programs whose outcomes differ.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findMaterial, wantedBy } from '../dist/app/material.js';
import { createObserver } from '../dist/campaign/observer.js';
import { programSource, takePrograms } from '../dist/campaign/program-source.js';

const [other = 'dist', targets = 'java@17', count = '500', seed = 'verdicts'] = process.argv.slice(3);
const before = await import(pathToFileURL(resolve(other, 'harness/toolchains/resolve.js')).href);
const now = await import('../dist/harness/toolchains/resolve.js');
const catalogue = await import(pathToFileURL(resolve(other, 'registry.js')).href);
const batchSize = 50;
// What a hunt has if nobody sets it.
const backEnd = 0.25;
const options = { limits: { millis: 60_000, bytes: 2048 * 1024 ** 2 }, workers: 2 };

for (const target of targets.split(','))
  for (const technique of ['generate', 'erase', 'overwrite']) await compare(target, technique);

async function compare(target, technique) {
  const material = await findMaterial(await wantedBy(technique, { target: [target] }));
  const source = programSource(material.technique, material, seed);
  const { families } = await catalogue.languages[material.language.id]();
  const old = before.openTarget(await before.resolveTarget(target, families), options);
  const own = now.openTarget(await now.resolveTarget(target, material.language.families), options);
  const observer = createObserver([{ ...own, reference: false }], { onlyCompared: true, backEnd });
  const [different, kinds] = [[], {}];
  for (let from = 0; from < Number(count); from += batchSize) {
    const programs = await takePrograms(source, from, Math.min(batchSize, Number(count) - from));
    const first = await old.toolchain.observe(programs, { configuration: old.configuration });
    const second = await observer.observe(programs, undefined, { sparing: true });
    for (const [i, { outcome }] of first.entries()) {
      kinds[outcome.kind] = (kinds[outcome.kind] ?? 0) + 1;
      if (textOf(outcome) !== textOf(second[i][0].outcome)) different.push(from + i);
    }
  }
  await old.toolchain.close();
  await observer.close();
  const list = different.length > 0 ? `: ${different.join(', ')}` : '';
  console.log(`${target} ${technique}: ${JSON.stringify(kinds)}, ${different.length} of ${count} differ${list}`);
}

// Where each error is, and which one.
function textOf({ kind, diagnostics = [] }) {
  return [kind, ...diagnostics.map(({ at, code }) => `${at?.line}:${at?.column} ${code}`).sort()].join('\n');
}
