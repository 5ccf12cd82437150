import { expect, it } from 'vitest';
import { knownBugs as ofGroovy } from '../../src/languages/groovy/known-bugs.js';
import { knownBugs as ofKotlin } from '../../src/languages/kotlin/known-bugs.js';
import { knownBugs as ofTypeScript } from '../../src/languages/typescript/known-bugs.js';
import { cupel, startCupel, temporaryFolder } from './run-cupel.js';

it('the list names every known bug with its issue', async () => {
  const { code, stdout } = await cupel(await temporaryFolder(), 'known-bugs');
  for (const { id, issue } of [...ofGroovy, ...ofKotlin, ...ofTypeScript])
    expect(stdout).toMatch(new RegExp(`^${id} [^]*  ${issue ?? 'docs/bugs-found.md'}$`, 'm'));
  expect(code).toBe(0);
  for (const [kind, name] of ofTypeScript.flatMap(({ mutes = [] }) => mutes.flatMap((mute) => Object.entries(mute))))
    expect(stdout).toContain(`  muted by ${kind} ${name}\n`);
});

it('the programs of bundled compilers show what the list says; a family that is not here is skipped', async () => {
  const folder = await temporaryFolder();
  const run = await startCupel(folder, ['known-bugs', 'test'], { CUPEL_CACHE: folder }).result;
  expect(run.code).toBe(0);
  // A JDK of the machine is shown its bugs too.
  const shown = run.stdout.split('\n').filter((line) => line.includes('  typescript@'));
  expect(shown).toEqual(ofTypeScript.map(({ id }) => `${id}  typescript@7.0.2: still reproduces`));
  expect(run.stderr).toContain(`${ofGroovy[0]?.id}: skipped: no groovy that has it is installed`);
});
