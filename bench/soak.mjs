// npm run bench -- soak [REQUESTS] [FAMILY[@VERSION],…]: requests to a warm server of each compiler, with a crash, a hang
// or an out-of-memory program mixed in every 50. Every outcome must be right, memory flat, and no process left.
import { execFileSync } from 'node:child_process';
import { openTarget, resolveTarget } from '../dist/harness/toolchains/resolve.js';
import { language as groovy } from '../dist/languages/groovy/language.js';
import { language as java } from '../dist/languages/java/language.js';
import { language as kotlin } from '../dist/languages/kotlin/language.js';
import { language as scala } from '../dist/languages/scala/language.js';
import { smallProgram } from './jvm-programs.mjs';
import { growingConstant } from './soak-programs.mjs';

const languages = [java, groovy, kotlin, scala];
const newest = ['java@17', 'ecj@3.46.100', 'groovy@5.1.3', 'kotlin@2.4.20', 'scala@3.9.0'];
const requests = Number(process.argv[3] ?? 1000);
const targets = process.argv[4]?.split(',') ?? newest;
const limits = { millis: 20_000, bytes: 768 * 1024 ** 2 };

let failures = 0;
for (const target of targets) failures += await soak(target);
process.exit(failures > 0 ? 1 : 0);

async function soak(target) {
  const language = languages.find(({ families }) => families.some(({ name }) => name === target.split('@')[0]));
  const { toolchain } = openTarget(await resolveTarget(target, language.families), { limits, workers: 1 });
  const plan = planOf(language.id, toolchain.selfTests);
  const counts = {};
  const memory = [];
  let surprises = 0;
  const start = performance.now();
  for (let i = 0; i < requests; i++) {
    const { expected, program, millis } = pick(plan, i);
    const [{ outcome }] = await toolchain.observe([program], { configuration: 'default', millis });
    counts[outcome.kind] = (counts[outcome.kind] ?? 0) + 1;
    if (outcome.kind !== expected) {
      surprises++;
      console.log(`request ${i}: ${outcome.kind} instead of ${expected}: ${JSON.stringify(outcome).slice(0, 300)}`);
    }
    if (i % 10 === 9) memory.push(serverMegabytes());
  }
  const seconds = (performance.now() - start) / 1000;
  await toolchain.close();
  const left = servers().length;
  console.log(`${toolchain.id}: ${requests} requests in ${seconds.toFixed(0)} s: ${JSON.stringify(counts)}`);
  console.log(`  wrong outcomes: ${surprises}; servers left: ${left}; memory of the server: ${summary(memory)}`);
  return surprises + left;
}

function planOf(id, selfTests) {
  const tests = selfTests.map((test) => ({ ...test, program: { files: test.files } }));
  const path = selfTests[0].files[0].path;
  return {
    accepted: (i) => ({ expected: 'accepted', program: smallProgram(id, i) }),
    rejected: tests.find(({ expected }) => expected === 'rejected'),
    mishaps: [
      ...tests.filter(({ expected }) => expected === 'crashed' || expected === 'timedOut'),
      { expected: 'outOfMemory', program: { files: [{ path, text: growingConstant(id) }] } },
    ],
  };
}

function pick({ accepted, rejected, mishaps }, i) {
  if (i % 50 === 25) return mishaps[Math.floor(i / 50) % mishaps.length];
  return i % 2 === 0 ? accepted(i) : rejected;
}

function summary(memory) {
  const sorted = memory.filter((mb) => mb > 0).toSorted((a, b) => a - b);
  return `first ${memory[0]} MB, median ${sorted[sorted.length >> 1]} MB, max ${sorted.at(-1)} MB`;
}

function servers() {
  const rows = execFileSync('ps', ['-axo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' }).split('\n');
  const ours = rows.map((row) => row.trim().split(/\s+/)).filter(([, parent]) => Number(parent) === process.pid);
  return ours.filter((row) => row.join(' ').includes('cupel.server.Main'));
}

function serverMegabytes() {
  return servers().reduce((sum, [, , kilobytes]) => sum + Math.round(Number(kilobytes) / 1024), 0);
}
