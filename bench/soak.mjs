// npm run bench -- soak [REQUESTS]: requests to a warm javac server, with a crash, a hang or an out-of-memory program
// mixed in every 50. Every outcome must be right, memory flat, and no process left.
import { execFileSync } from 'node:child_process';
import { openTarget, resolveTarget } from '../dist/harness/toolchains/resolve.js';
import { language } from '../dist/languages/java/language.js';
import { smallProgram } from './jvm-programs.mjs';

const requests = Number(process.argv[3] ?? 1000);
const limits = { millis: 2_000, bytes: 512 * 1024 ** 2 };
const main = (text) => ({ files: [{ path: 'Main.java', text }] });

const mishaps = [
  { expected: 'crashed', program: main(`class Main { int deep = ${'('.repeat(60_000)}1${')'.repeat(60_000)}; }\n`) },
  { expected: 'timedOut', program: main(doublingTypes(32)) },
  { expected: 'outOfMemory', program: main(doublingConstants(28)) },
];
const wrong = { expected: 'rejected', program: main('class Main { int x = "s"; }\n') };

const resolved = await resolveTarget('java@17', language.families);
const { toolchain } = openTarget(resolved, { limits, workers: 1 });
const counts = {};
const memory = [];
let surprises = 0;
const start = performance.now();
for (let i = 0; i < requests; i++) {
  const { expected, program } = pick(i);
  const [outcome] = await toolchain.observe([program], { configuration: 'default' });
  counts[outcome.kind] = (counts[outcome.kind] ?? 0) + 1;
  if (outcome.kind !== expected) {
    surprises++;
    console.log(`request ${i}: ${outcome.kind} instead of ${expected}: ${JSON.stringify(outcome).slice(0, 300)}`);
  }
  if (i % 100 === 49) memory.push(serverMegabytes());
}
const seconds = (performance.now() - start) / 1000;
await toolchain.close();
console.log(`${requests} requests in ${seconds.toFixed(0)} s: ${JSON.stringify(counts)}, ${surprises} surprises`);
console.log(`memory of the server, every 100 requests: ${memory.map((mb) => `${mb} MB`).join(', ')}`);
console.log(`servers left: ${servers().length}`);
process.exit(surprises + servers().length > 0 ? 1 : 0);

function pick(i) {
  if (i % 50 === 25) return mishaps[Math.floor(i / 50) % mishaps.length];
  return i % 2 === 0 ? { expected: 'accepted', program: smallProgram('java', i) } : wrong;
}

function servers() {
  const rows = execFileSync('ps', ['-axo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' }).split('\n');
  const ours = rows.map((row) => row.trim().split(/\s+/)).filter(([, parent]) => Number(parent) === process.pid);
  return ours.filter((row) => row.join(' ').includes('cupel.server.Main'));
}

function serverMegabytes() {
  return servers().reduce((sum, [, , kilobytes]) => sum + Math.round(Number(kilobytes) / 1024), 0);
}

// The type of each variable is twice as large as that of the one before: the compiler walks 2^n nodes.
function doublingTypes(depth) {
  const lines = Array.from({ length: depth }, (_, i) => `    var x${i + 1} = twice(x${i});`);
  return `class Pair<A, B> {}
class Main {
  static <T> Pair<T, T> twice(T t) { return null; }
  void run() {
    var x0 = "";
${lines.join('\n')}
  }
}
`;
}

// The value of each constant is twice as long as that of the one before.
function doublingConstants(depth) {
  const lines = Array.from({ length: depth }, (_, i) => `  static final String S${i + 1} = S${i} + S${i};`);
  return `class Main {\n  static final String S0 = "0123456789abcdef";\n${lines.join('\n')}\n}\n`;
}
