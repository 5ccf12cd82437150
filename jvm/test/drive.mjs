// node jvm/test/drive.mjs --family F [--tools FOLDER] [--mode M] [--out CLASSES] [--repeat N] [--together] [--option O]… FILE…
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildServer, jars, startServer } from './server.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    family: { type: 'string' }, tools: { type: 'string' }, mode: { type: 'string', default: 'check' }, out: { type: 'string', default: join(tmpdir(), 'cupel-jvm-classes') },
    jdk: { type: 'string' }, repeat: { type: 'string', default: '1' }, millis: { type: 'string', default: '60000' }, together: { type: 'boolean' }, option: { type: 'string', multiple: true, default: [] }, log: { type: 'boolean' },
  },
});
const server = startServer({
  classes: buildServer(values.out, values.jdk), family: values.family, classpath: values.tools ? jars(values.tools) : [],
  jvm: process.env.JVM ? process.env.JVM.split(' ') : [], java: values.jdk ? `${values.jdk}/bin/java` : 'java', log: values.log ? 'inherit' : 'ignore',
});
console.log(JSON.stringify(await server.greeting));
const programs = positionals.map((path) => ({ files: [{ path: basename(path), text: readFileSync(path, 'utf8') }] }));
const requests = values.together ? [programs] : programs.map((p) => [p]);
const times = [];
const cpu = [];
let memory;
for (let i = 0; i < Number(values.repeat); i++) {
  const start = performance.now();
  for (const batch of requests) {
    const answer = await server.ask({ mode: values.mode, programs: batch, millis: Number(values.millis), options: values.option });
    memory = answer.memory;
    cpu[i] = answer.memory?.cpuMillis;
    if (i === 0) console.log(JSON.stringify(answer, null, 1).slice(0, 4000));
    if (answer.halting || answer.exited !== undefined || answer.failed) { console.log('server ended:', await server.exited); process.exit(0); }
  }
  times.push((performance.now() - start) / programs.length);
}
if (times.length > 1) {
  const from = Math.floor(times.length * 0.8) - 1;
  const wall = times.slice(from + 1).sort((a, b) => a - b);
  const perProgram = (cpu[times.length - 1] - cpu[from]) / ((times.length - 1 - from) * programs.length);
  console.log(`ms per program: first ${times[0].toFixed(1)}, last fifth ${wall[wall.length >> 1].toFixed(1)} wall, ${perProgram.toFixed(1)} cpu; rss ${memory.rssBytes >> 20} MB, heap ${memory.heapUsedBytes >> 20} MB`);
}
console.log('exit', await server.close());
