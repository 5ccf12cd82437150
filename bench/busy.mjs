// npm run bench -- busy [--loops 12] [--kotlin 4] [--for 20s] [--cold]: the default hunt beside busy loops, or beside
// compilations of large Kotlin batches; with nothing remembered, if cold. Wanted: TypeScript and the engine are tested, and it ends within 10 s of its time.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseDuration } from '../dist/core/duration.js';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    loops: { type: 'string' },
    kotlin: { type: 'string' },
    for: { type: 'string', default: '20s' },
    cold: { type: 'boolean', default: false },
  },
});
const kotlin = Number(values.kotlin ?? 0);
const loops = Number(values.loops ?? (kotlin > 0 ? 0 : 12));

// Each in a session of its own: the scheduler may give each session the same share, however many processes it has.
const others = [
  ...Array.from({ length: loops }, () => start(['-e', 'for (;;);'])),
  ...Array.from({ length: kotlin }, () => start([join(import.meta.dirname, 'busy-kotlin.mjs')])),
];
process.on('exit', () => others.forEach(stop));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
if (kotlin > 0)
  await Promise.all(others.slice(loops).map((child) => new Promise((go) => child.stdout.once('data', go))));

const result = await hunt(values.for);
const late = result.seconds - parseDuration(values.for);
const [first, second] = result.reports;
console.log(`beside ${loops} busy loops and ${kotlin} Kotlin compilers:`);
console.log(`  programs: TypeScript ${first?.programs ?? 0}, engine ${second?.programs ?? 0}`);
console.log(`  ${result.seconds.toFixed(1)} s for --for ${values.for}: ${late.toFixed(1)} s beyond it`);
console.log(`  longest silence ${result.silence.toFixed(1)} s; exit code ${result.exitCode}`);
process.exit(first?.programs > 0 && second?.programs > 0 && late <= 10 && result.silence <= 5 ? 0 : 1);

function start(args) {
  return spawn(process.execPath, args, { detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
}

// What it started goes with it.
function stop({ pid }) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

async function hunt(time) {
  const store = mkdtempSync(join(tmpdir(), 'busy-'));
  const main = join(import.meta.dirname, '..', 'dist', 'cli', 'main.js');
  const began = performance.now();
  const child = spawn(process.execPath, [main, 'hunt', '--for', time, '--json', '--store', store], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(values.cold && { CUPEL_CACHE: join(store, 'cache') }) },
  });
  let [said, silence, output] = [began, 0, ''];
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    silence = Math.max(silence, performance.now() - said);
    said = performance.now();
    for (const line of String(chunk).trimEnd().split('\n')) {
      console.log(`  ${((said - began) / 1000).toFixed(1).padStart(5)} ${line}`);
    }
  });
  const exitCode = await new Promise((ended) => child.once('close', ended));
  const now = performance.now();
  rmSync(store, { recursive: true });
  return {
    exitCode,
    seconds: (now - began) / 1000,
    silence: Math.max(silence, now - said) / 1000,
    reports: output === '' ? [] : JSON.parse(output).campaigns,
  };
}
