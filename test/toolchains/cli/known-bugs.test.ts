import { expect, it, vi } from 'vitest';
import { isIn } from '../../../src/oracle/known-bugs.js';
import { languages } from '../../../src/registry.js';
import { cupel, temporaryFolder } from '../../cli/run-cupel.js';

// Real compilers run here, perhaps on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

const loaded = await Promise.all(Object.values(languages).map((load) => load()));

it('the program of every known bug shows it in the newest version that has it, and not in a newer one', async () => {
  const { code, stdout } = await cupel(await temporaryFolder(), 'known-bugs', 'test', '--seconds', '60');
  const lines: string[] = [];
  for (const { families, knownBugs = [] } of loaded) {
    for (const bug of knownBugs) {
      const installed = (await families.find(({ name }) => name === bug.family)?.installed()) ?? [];
      const having = installed.map(({ version }) => `${bug.family}@${version}`).findLast((target) => isIn(bug, target));
      lines.push(`${bug.id}  ${having}: still reproduces`);
    }
  }
  expect(stdout.split('\n')).toEqual(expect.arrayContaining(lines));
  expect(lines.join('\n')).not.toContain('undefined');
  expect(code).toBe(0);
});
