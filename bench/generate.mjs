// npm run bench -- generate [LANGUAGE,…]: CPU milliseconds per generated program of the default size and non-blank lines
// per CPU second, printing included, for each language.
import { programSource } from '../dist/campaign/program-source.js';
import { languages, techniques } from '../dist/registry.js';

// The first thousands are made by code that is not compiled yet; a hunt makes hundreds of thousands.
const warmUp = 3000;
const programs = 500;

const known = await Promise.all(Object.values(languages).map((load) => load()));
const technique = await techniques.generate();
const names = process.argv[3]?.split(',') ?? known.filter(({ model }) => model).map(({ id }) => id);
console.log(`CPU time of ${programs} programs each, after ${warmUp} that are not counted`);
console.log(
  `${'language'.padEnd(12)}${'mean ms'.padStart(9)}${'median'.padStart(9)}${'p99'.padStart(9)}${'most'.padStart(9)}${'lines'.padStart(8)}${'lines/s'.padStart(10)}`,
);
for (const name of names) {
  const language = known.find(({ id }) => id === name);
  if (!language?.model) throw new Error(`there is no program model for ${name}`);
  const source = programSource(technique, { language, seeds: [] }, 'bench');
  for (let i = 0; i < warmUp; i++) await source.at(i);
  const times = [];
  let lines = 0;
  for (let i = warmUp; i < warmUp + programs; i++) {
    const before = process.cpuUsage();
    const { files } = await source.at(i);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    for (const { text } of files) lines += text.split('\n').filter((line) => line.trim() !== '').length;
  }
  times.sort((a, b) => a - b);
  const total = times.reduce((sum, time) => sum + time, 0);
  const at = (share) => times[Math.min(programs - 1, Math.floor(share * programs))];
  const cells = [total / programs, at(0.5), at(0.99), at(1)].map((time) => time.toFixed(1).padStart(9)).join('');
  console.log(
    `${name.padEnd(12)}${cells}${(lines / programs).toFixed(0).padStart(8)}${((1000 * lines) / total).toFixed(0).padStart(10)}`,
  );
}
