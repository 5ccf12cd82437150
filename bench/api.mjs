// npm run bench -- api [LANGUAGE,…] [LIBRARY,…]: nodes and edges of the API graph, the milliseconds that building it takes
// after the library was read, and CPU milliseconds per program, printing included.
import { findMaterial, wantedBy } from '../dist/app/material.js';
import { programSource } from '../dist/campaign/program-source.js';
import { openApi } from '../dist/techniques/api/open-api.js';

const [names = 'java,groovy', libraries = 'jdk:java.base'] = process.argv.slice(3);
const programs = 5000;

console.log(`${libraries}; CPU time of the first ${programs} programs of each mode`);
console.log(['language', 'mode', 'nodes', 'edges', 'build ms', 'mean ms', 'median', 'p99', 'most'].map(cell).join(''));
for (const target of names.split(',')) {
  for (const mode of ['welltyped', 'erased', 'illtyped', 'illtyped-erased']) {
    const settings = { target: [target], library: libraries.split(','), mode };
    const material = await findMaterial(await wantedBy('api', settings));
    const { language, libraries: read } = material;
    const start = performance.now();
    const opening = { language: language.id, support: language.libraryUse, profile: language.model.profile };
    const { graph } = openApi(read.library, opening);
    const build = performance.now() - start;
    const source = programSource(material.technique, material, 'bench');
    const times = [];
    for (let i = 0; i < programs; i++) {
      const before = process.cpuUsage();
      await source.at(i);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
    }
    times.sort((a, b) => a - b);
    const at = (share) => times[Math.min(programs - 1, Math.floor(share * programs))].toFixed(2);
    const mean = times.reduce((sum, time) => sum + time, 0) / programs;
    const figures = [
      graph.members.length,
      graph.edges.count,
      build.toFixed(0),
      mean.toFixed(2),
      at(0.5),
      at(0.99),
      at(1),
    ];
    console.log([target, mode, ...figures].map(cell).join(''));
  }
}

function cell(value) {
  return String(value).padEnd(16);
}
