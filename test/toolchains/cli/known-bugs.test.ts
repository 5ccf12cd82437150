import { expect, it, vi } from 'vitest';
import { groovyFamily } from '../../../src/languages/groovy/family.js';
import { knownBugs as ofGroovy } from '../../../src/languages/groovy/known-bugs.js';
import { ecjFamily } from '../../../src/languages/java/ecj-family.js';
import { knownBugs as ofJava } from '../../../src/languages/java/known-bugs.js';
import { kotlinFamily } from '../../../src/languages/kotlin/family.js';
import { knownBugs as ofKotlin } from '../../../src/languages/kotlin/known-bugs.js';
import { cupel, temporaryFolder } from '../../cli/run-cupel.js';

// Real compilers run here, perhaps on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

it.each([
  { family: groovyFamily, bugs: ofGroovy },
  { family: kotlinFamily, bugs: ofKotlin },
  { family: ecjFamily, bugs: ofJava },
])('the program of every known bug of $family.name still shows it', async ({ family, bugs }) => {
  const newest = (await family.installed()).at(-1);
  const folder = await temporaryFolder();
  const { code, stdout } = await cupel(folder, 'known-bugs', 'test', '--target', family.name, '--seconds', '60');
  expect(stdout).toBe(bugs.map(({ id }) => `${id}  ${family.name}@${newest?.version}: still reproduces\n`).join(''));
  expect(code).toBe(0);
});
