// npm run bench -- coverage [LANGUAGE,…] [LIBRARY,…] [PROGRAMS]: how many of the public members of libraries that the model
// expresses programs exercise, and with how many typing sequences, as the programs get more.
import { findMaterial, wantedBy } from '../dist/app/material.js';
import { programSource } from '../dist/campaign/program-source.js';
import { measureApi } from '../dist/model/library/measure-api.js';

const [names = 'java,groovy', libraries = 'jdk:java.util', count = '10000'] = process.argv.slice(3);
const programs = Number(count);

console.log(
  ['language', 'programs', 'members', 'of expressed', 'share', 'of usable', 'sequences', 'CPU s'].map(cell).join(''),
);
for (const target of names.split(',')) {
  const material = await findMaterial(await wantedBy('api', { target: [target], library: libraries.split(',') }));
  const measures = material.libraries.library.map(measureApi);
  const expressed = measures.reduce(
    (sum, { methods, fields, constructors }) => sum + methods + fields + constructors,
    0,
  );
  const source = programSource(material.technique, material, 'bench');
  const [members, sequences] = [new Set(), new Set()];
  const before = process.cpuUsage();
  for (let i = 1; i <= programs; i++) {
    const exercised = source.coverage.of(await source.at(i - 1));
    for (const each of exercised.members) members.add(each);
    for (const each of exercised.sequences) sequences.add(each);
    if (i % Math.ceil(programs / 10) !== 0 && i !== programs) continue;
    const { user, system } = process.cpuUsage(before);
    const share = `${((100 * members.size) / expressed).toFixed(1)}%`;
    const seconds = ((user + system) / 1e6).toFixed(1);
    const figures = [i, members.size, expressed, share, source.coverage.members, sequences.size, seconds];
    console.log([target, ...figures].map(cell).join(''));
  }
}

function cell(value) {
  return String(value).padEnd(14);
}
