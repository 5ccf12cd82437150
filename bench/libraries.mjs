// npm run bench -- libraries [LANGUAGE,…] [NAME,…]: reads every library of `cupel api list`, fetching those that are not in
// the cache, and prints how much of each is expressed; fails if one cannot be read.
import { extractApi, listedLibraries } from '../dist/app/api.js';

const [languages, names] = process.argv.slice(3).map((words) => words.split(','));

console.log(['language', 'library', 'types', 'members', 'expressed', 'CPU s'].map(cell).join(''));
for (const { language, libraries } of await listedLibraries()) {
  if (languages && !languages.includes(language)) continue;
  for (const { name } of libraries) {
    if (names && !names.includes(name)) continue;
    const before = process.cpuUsage();
    try {
      const { measure } = await extractApi({ from: [name], language });
      const { user, system } = process.cpuUsage(before);
      const { types, methods, fields, constructors, expressed } = measure;
      const members = methods + fields + constructors;
      const seconds = ((user + system) / 1e6).toFixed(1);
      console.log([language, name, types, members, `${expressed.toFixed(1)}%`, seconds].map(cell).join(''));
    } catch (error) {
      process.exitCode = 1;
      console.log(`${cell(language)}${cell(name)}${error.message}`);
    }
  }
}

function cell(value) {
  return String(value).padEnd(24);
}
