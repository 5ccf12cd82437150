import { expect, it, vi } from 'vitest';
import { isIn } from '../../../src/oracle/known-bugs.js';
import { languages } from '../../../src/registry.js';
import { cupel, temporaryFolder } from '../../cli/run-cupel.js';

// Real compilers run here, perhaps on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

const loaded = await Promise.all(Object.values(languages).map((load) => load()));
// Those of Groovy are many: test/toolchains/jvm/groovy-known-bugs.test.ts shows them to one warm compiler.
const families = loaded
  .filter(({ id }) => id !== 'groovy')
  .flatMap(({ families: all, knownBugs = [] }) =>
    all.map((family) => ({ family, bugs: knownBugs.filter((bug) => bug.family === family.name) })),
  )
  .filter(({ bugs }) => bugs.length > 0);

it('there are families with known bugs', () => expect(families.length).toBeGreaterThan(1));

it.each(families)(
  'every known bug of $family.name shows in the newest version that has it',
  async ({ family, bugs }) => {
    const folder = await temporaryFolder();
    const { code, stdout } = await cupel(folder, 'known-bugs', 'test', '--target', family.name, '--seconds', '60');
    const versions = (await family.installed()).map(({ version }) => version);
    const lines = bugs.map((bug) => {
      const newest = versions.findLast((version) => isIn(bug, `${bug.family}@${version}`));
      return `${bug.id}  ${bug.family}@${newest}: still reproduces`;
    });
    expect(stdout.split('\n')).toEqual(expect.arrayContaining(lines));
    expect(lines.join('\n')).not.toContain('undefined');
    expect(code).toBe(0);
  },
);
