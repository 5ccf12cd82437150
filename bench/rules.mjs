// npm run bench -- rules [LANGUAGE,…]: applications of rules per CPU second of this process, typed view warm (the analysers of
// languages on the JVM run in another process, whose time does not count), and how many different programs they make.
import { programSource } from '../dist/campaign/program-source.js';
import { languages, techniques } from '../dist/registry.js';

const [warmUp, programs] = [1000, 1000];
const technique = await techniques.rules();
const known = await Promise.all(Object.values(languages).map((load) => load()));
const names = process.argv[3]?.split(',') ?? known.filter(({ rules }) => rules).map(({ id }) => id);
console.log(
  `${'language'.padEnd(12)}${'per CPU s'.padStart(10)}${'different'.padStart(11)}  of ${programs}, after ${warmUp}`,
);
for (const name of names) {
  const language = known.find(({ id }) => id === name);
  if (!language?.rules) throw new Error(`there are no rules of ${name}`);
  const source = programSource(technique, { language, sources: { seeds: await language.seeds() } }, 'bench');
  for (let i = 0; i < warmUp; i++) await source.at(i);
  const before = process.cpuUsage();
  const ids = new Set();
  for (let i = warmUp; i < warmUp + programs; i++) ids.add((await source.at(i)).id);
  const { user, system } = process.cpuUsage(before);
  await source.close();
  const rate = Math.round(programs / ((user + system) / 1e6));
  console.log(`${name.padEnd(12)}${String(rate).padStart(10)}${String(ids.size).padStart(11)}`);
}
