import { expect, it, vi } from 'vitest';
import { groovyFamily } from '../../src/languages/groovy/family.js';
import { knownBugs as ofGroovy } from '../../src/languages/groovy/known-bugs.js';
import { kotlinFamily } from '../../src/languages/kotlin/family.js';
import { knownBugs as ofKotlin } from '../../src/languages/kotlin/known-bugs.js';
import { cupel, startCupel, temporaryFolder } from './run-cupel.js';

// Real compilers run here, perhaps on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

it('the list names every known bug with its issue', async () => {
  const { code, stdout } = await cupel(await temporaryFolder(), 'known-bugs');
  for (const { id, issue } of [...ofGroovy, ...ofKotlin])
    expect(stdout).toMatch(new RegExp(`^${id} [^]*  ${issue}`, 'm'));
  expect(code).toBe(0);
});

it.for([
  { family: groovyFamily, bugs: ofGroovy },
  { family: kotlinFamily, bugs: ofKotlin },
])('the program of every known bug of $family.name still shows it', async ({ family, bugs }, context) => {
  const newest = (await family.installed()).at(-1);
  if (!newest) return context.skip(`no ${family.name} is installed`);
  const folder = await temporaryFolder();
  const { code, stdout } = await cupel(folder, 'known-bugs', 'test', '--target', family.name, '--seconds', '60');
  expect(stdout).toBe(bugs.map(({ id }) => `${id}  ${family.name}@${newest.version}: still shows\n`).join(''));
  expect(code).toBe(0);
});

it('a family that is not here is skipped', async () => {
  const folder = await temporaryFolder();
  const run = await startCupel(folder, ['known-bugs', 'test'], { CUPEL_CACHE: folder }).result;
  expect(run).toMatchObject({ code: 0, stdout: '' });
  expect(run.stderr).toContain(`${ofGroovy[0]?.id}: skipped: no groovy is installed`);
});
