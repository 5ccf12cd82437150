// npm run lockfile: adds to package-lock.json the packages of other platforms that a registry without them leaves out.
// `npm ci` refuses a lockfile that lacks an optional dependency, even one that this platform never installs.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const lockfile = JSON.parse(readFileSync(path, 'utf8'));
const { packages } = lockfile;
const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'aix', 'sunos'];
const processors = ['arm64', 'x64', 'ia32', 'arm', 'riscv64', 'ppc64', 's390x', 'loong64', 'mips64el', 'wasm32'];

let added = 0;
for (const { optionalDependencies = {}, dev } of Object.values(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (packages[`node_modules/${name}`]) continue;
    packages[`node_modules/${name}`] = { version, ...(dev && { dev }), optional: true, ...platformOf(name) };
    added++;
  }
}
const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(path, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
console.log(`added ${added} packages of other platforms`);

function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  if (!os && cpu !== 'wasm32') throw new Error(`${name} does not say its platform: add it to the lockfile by hand`);
  const libc = os === 'linux' && [words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc'];
  return { ...(cpu && { cpu: [cpu] }), ...(os && { os: [os] }), ...(libc && { libc }) };
}
