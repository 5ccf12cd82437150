// node jvm/test/compare.mjs --family F [--tools FOLDER] [--mode M] [--option O]… FILE…: plain command line against the server, program by program
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { compilePlainly } from './plain.mjs';
import { buildServer, jars, startServer } from './server.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { family: { type: 'string' }, tools: { type: 'string' }, mode: { type: 'string', default: 'compile' }, out: { type: 'string', default: join(tmpdir(), 'cupel-jvm-classes') }, option: { type: 'string', multiple: true, default: [] }, log: { type: 'boolean' } },
});
const setup = { family: values.family, tools: values.tools, mode: values.mode, options: values.option };
const classes = buildServer(values.out);
const programs = positionals.map((path) => ({ files: [{ path: basename(path), text: readFileSync(path, 'utf8') }] }));

/** Sends what is left again until every program has an outcome, alone after its first loss. */
async function observe() {
  const outcomes = programs.map(() => undefined);
  let server;
  const ask = async (indices) => {
    if (indices.length === 0) return;
    server ??= startServer({ classes, family: values.family, classpath: values.tools ? jars(values.tools) : [], log: values.log ? 'inherit' : 'ignore' });
    if (!server.greeted) server.greeted = await server.greeting;
    const answer = await server.ask({ mode: values.mode, programs: indices.map((i) => programs[i]), millis: 300_000, programMillis: 60_000, options: values.option });
    if (answer.halting || answer.exited !== undefined) { await server.exited; server = undefined; }
    if (!answer.outcomes) throw new Error(`server ended ${answer.exited}`);
    const lost = indices.filter((program, at) => !(outcomes[program] = answer.outcomes[at]));
    for (const half of lost.length > 1 ? [lost.slice(0, lost.length >> 1), lost.slice(lost.length >> 1)] : [lost]) await ask(half);
  };
  await ask(programs.map((_, i) => i));
  await server?.close();
  return outcomes;
}

const start = performance.now();
const outcomes = await observe();
console.log(`server: ${((performance.now() - start) / programs.length).toFixed(0)} ms per program with its start`);
const counts = {};
let differ = 0;
let millis = 0;
for (const [i, program] of programs.entries()) {
  const plain = compilePlainly(setup, program);
  millis += plain.millis;
  const served = outcomes[i];
  const places = (served.diagnostics ?? []).filter((d) => d.line).map((d) => `${d.file}:${d.line}:${d.column}${d.code ? ' ' + d.code : ''}`);
  const same = plain.kind === served.kind && (plain.kind !== 'rejected' || [...plain.places].sort().join() === [...places].sort().join());
  counts[served.kind] = (counts[served.kind] ?? 0) + 1;
  if (same) continue;
  differ++;
  console.log(`DIFFERENT ${positionals[i]}\n  plain  ${plain.kind} exit ${plain.exit} ${plain.places}\n  server ${served.kind} ${places} ${(served.stack ?? '').slice(0, 300)}\n  ${plain.text.slice(0, 300).replaceAll('\n', '\n  ')}`);
}
console.log(`${programs.length} programs, ${differ} differ; plain ${(millis / programs.length).toFixed(0)} ms each; server said ${JSON.stringify(counts)}`);
process.exit(differ ? 1 : 0);
