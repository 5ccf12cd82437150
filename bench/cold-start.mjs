// npm run bench -- cold-start [TARGET,…]
// CPU seconds of one small program by the plain command line and by a server that is started for it, without and with the
// archive of the compiler's classes (with JAVA_HOME of a JDK 25 or later, its ahead-of-time cache); and what making the archive costs. Archives that are in the cache are made anew.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseTarget } from '../dist/core/target.js';
import { cacheFolder } from '../dist/harness/toolchains/cache-folder.js';
import { resolveTarget } from '../dist/harness/toolchains/resolve.js';
import { languages } from '../dist/registry.js';
import { timed } from './cpu-time.mjs';

const usual = 'java@17,ecj@3.46.100,groovy@5.1.3,kotlin@2.4.20,scala@3.9.0';
const options = { limits: { millis: 60_000, bytes: 1536 * 1024 ** 2 }, workers: 2 };
const rounds = 2;
const [targets = usual] = process.argv.slice(3);
const families = (await Promise.all(Object.values(languages).map((load) => load()))).flatMap((one) => one.families);

console.log(
  `${'CPU s'.padEnd(20)}${['plain', 'server', 'made', 'plain', 'server'].map((head) => head.padStart(9)).join('')}`,
);
for (const target of targets.split(',')) {
  const { installed } = await resolveTarget(target, families);
  const family = families.find(({ name }) => name === parseTarget(target).family);
  const open = () => family.open(installed, options);
  rmSync(join(cacheFolder(), 'class-archives'), { recursive: true, force: true });
  const without = await measure(open);
  const toolchain = open();
  const made = await timed(() => toolchain.prepare(() => undefined));
  await toolchain.close();
  const cells = [...without, made.cpu, ...(await measure(open))];
  console.log(`${target.padEnd(20)}${cells.map((cell) => cell.toFixed(2).padStart(9)).join('')}`);
}

// The means of some rounds.
async function measure(open) {
  let [plain, server] = [0, 0];
  for (let i = 0; i < rounds; i++) {
    plain += await cpuOf(open, (toolchain, program) => toolchain.observePlainly(program, { configuration: 'default' }));
    server += await cpuOf(open, (toolchain, program) => toolchain.observe([program], { configuration: 'default' }));
  }
  return [plain / rounds, server / rounds];
}

async function cpuOf(open, observe) {
  const toolchain = open();
  const program = toolchain.selfTests.find(({ expected }) => expected === 'accepted');
  const { cpu } = await timed(() => observe(toolchain, program));
  await toolchain.close();
  return cpu;
}
