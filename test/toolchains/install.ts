import { messageOf } from '../../src/core/errors.js';
import { parseTarget } from '../../src/core/target.js';
import type { ToolchainFamily } from '../../src/core/toolchain.js';
import { chooseVersion } from '../../src/core/version.js';
import { languages } from '../../src/registry.js';

/** What the tests of this folder open. Two installations at once keep the network and a core busy. */
const needed: readonly (readonly string[])[] = [
  [
    'java@17',
    'kotlin@2.4.20',
    'scala@3.9.0',
    'groovy@5.0.0',
    'groovy@5.1.3',
    'ecj@3.46.100',
    'scala@3.3.0',
    'groovy@4.0.0',
    'kotlin@1.5.31',
    'kotlin@1.9.25',
    'kotlin@1.4.10',
  ],
  ['node@8.17.0', 'node@12.22.12', 'node@20.20.2', 'node@24.21.0', 'node@26.10.0', 'bun@1.4.4', 'deno@2.9.6'],
  ['hermes@0.12.0'],
];

/** Engines that come with the packages of the system: their tests are left out where they are not installed. */
const found = ['spidermonkey', 'jsc'];

/** Installs every compiler and engine of these tests that is not in the cache, as `cupel toolchains add` does. */
export async function setup(): Promise<void> {
  const families = (await Promise.all(Object.values(languages).map((load) => load()))).flatMap((one) => one.families);
  const familyNamed = (name: string): ToolchainFamily => {
    const family = families.find((candidate) => candidate.name === name);
    if (!family) throw new Error(`there is no family ${name}`);
    return family;
  };
  await Promise.all(
    needed.map(async (targets) => {
      for (const target of targets) {
        const { family: name, version = '' } = parseTarget(target);
        const family = familyNamed(name);
        const installed = (await family.installed()).map((toolchain) => toolchain.version);
        if (chooseVersion(installed, version) === undefined) await family.install(version, tell);
      }
    }),
  );
  for (const family of found.map(familyNamed)) {
    if ((await family.installed()).length > 0) continue;
    const why = await family.install('', tell).then(() => '', messageOf);
    tell(`The tests of ${family.name} are left out: ${why}.`);
  }
}

function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}
