// npm run bench -- warm-up LANGUAGE[@VERSION] [--cpu 15,30,60,120] [--only c1,chosen] [--flags=-XX:…] [--seed 17]
// How quickly the server of a compiler warms up under flags of the JVM: programs per CPU second of the server alone, from
// cold, in each span between these CPU seconds, and in all. `chosen` is what cupel does (src/harness/jvm/warm-up.ts); other
// flags are given by _JAVA_OPTIONS, which the JVM reads after its command line.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openTarget, resolveTarget } from '../dist/harness/toolchains/resolve.js';
import { languages } from '../dist/registry.js';
import { cupel } from './hunt-run.mjs';
import { followProcesses } from './process-cpu.mjs';

const targets = { java: 'java@17', groovy: 'groovy@5.1.3', kotlin: 'kotlin@2.4.20', scala: 'scala@3.9.0' };
const allTiers = '-XX:TieredStopAtLevel=4';
// Only what is much hotter than usual is left to C2.
const rareC2 = ['Invocation=100000', 'MinInvocation=12000', 'Compile=300000', 'BackEdge=800000'];
const candidates = {
  chosen: [],
  c1: ['-XX:TieredStopAtLevel=1'],
  'all tiers': [allTiers],
  'rare c2': [allTiers, ...rareC2.map((each) => `-XX:Tier4${each.replace('=', 'Threshold=')}`)],
};
const batchSize = 45;
const threads = 2;
const { values: flags, positionals } = parseArgs({
  args: process.argv.slice(3),
  options: {
    cpu: { type: 'string', default: '15,30,60,120' },
    only: { type: 'string', default: Object.keys(candidates).join(',') },
    flags: { type: 'string' },
    programs: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '17' },
  },
  allowPositionals: true,
});
const marks = flags.cpu.split(',').map(Number);
const [named = 'java'] = positionals;
const [language] = named.split('@');
const target = named.includes('@') ? named : targets[language];
const { families } = await languages[language]();
const resolved = await resolveTarget(target, families);
const programs = generate();
const isServer = (command) => command.includes('cupel.server.Main');
const processes = followProcesses(process.pid, {
  purposeOf: (command) => (isServer(command) ? 'server' : undefined),
  unseen: 'other',
});
const samples = setInterval(() => processes.sample(), 100);

const heads = [...marks.map((mark, i) => `${marks[i - 1] ?? 0}-${mark} s`), 'all'];
console.log(`${target}: programs per CPU second of the server, ${threads} compile threads`);
console.log(`${''.padEnd(12)}${heads.map((head) => head.padStart(10)).join('')}`);
if (flags.flags) await measure('own flags', flags.flags.split(' '));
else for (const name of flags.only.split(',')) await measure(name, candidates[name]);
clearInterval(samples);

async function measure(name, options) {
  process.env._JAVA_OPTIONS = options.join(' ');
  const { toolchain } = openTarget(resolved, {
    limits: { millis: 60_000, bytes: 1536 * 1024 ** 2 },
    workers: threads,
  });
  const start = cpuOfServers();
  let [done, last] = [0, { done: 0, cpu: 0 }];
  process.stdout.write(name.padEnd(12));
  try {
    for (const mark of marks) {
      for (; cpuOfServers() - start < mark; done += batchSize) {
        const from = done % (programs.length - batchSize);
        await toolchain.observe(programs.slice(from, from + batchSize), { configuration: 'default' });
      }
      const cpu = cpuOfServers() - start;
      process.stdout.write(cell((done - last.done) / (cpu - last.cpu)));
      last = { done, cpu };
    }
  } finally {
    await toolchain.close();
  }
  console.log(cell(last.done / last.cpu));
}

function cell(rate) {
  return rate.toFixed(1).padStart(10);
}

// Also of servers that were replaced: nobody waits for a process that is killed with its group.
function cpuOfServers() {
  return processes.sample().server ?? 0;
}

function generate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-warm-up-'));
  try {
    const args = ['--technique', 'generate', '--target', target, '--seed', flags.seed, '--programs', flags.programs];
    execFileSync(process.execPath, [cupel, 'generate', ...args, '--out', folder], { stdio: 'ignore' });
    const indexes = readdirSync(folder).filter((name) => /^\d+$/.test(name));
    return indexes
      .sort((a, b) => a - b)
      .map((index) => {
        const [path] = readdirSync(join(folder, index));
        return { files: [{ path, text: readFileSync(join(folder, index, path), 'utf8') }] };
      });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
