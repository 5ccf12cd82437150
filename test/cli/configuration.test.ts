import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { executeConfig } from '../../src/app/execute-config.js';
import { cupel } from './cupel-in-process.js';
import { expectOneLine } from './expect-one-line.js';
import { temporaryFolder } from './run-cupel.js';

afterEach(() => void vi.unstubAllEnvs());

const canaryConfig = (canary: string) => `
import { writeFileSync } from 'node:fs';
writeFileSync(${JSON.stringify(canary)}, '');
export default {};
`;

describe('a configuration that is code', () => {
  it.each([
    ...['findings', 'findings list --json', 'findings show 01', 'findings export', 'findings import x.json', 'report'],
    ...['toolchains', 'toolchains list', 'known-bugs', 'known-bugs list --json', 'templates list', 'completion bash'],
    ...['init --schema', 'init', '--help', 'hunt --help', 'findings --help', '--version', 'nosuch'],
  ])('is not executed by cupel %s', async (line) => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'cupel.config.ts'), canaryConfig(join(folder, 'canary')));
    await cupel(folder, ...line.split(' '));
    expect(existsSync(join(folder, 'canary'))).toBe(false);
  });

  it('is executed by a command that uses it, or names it, and nothing is cached in the folder of temporary files', async () => {
    const folder = await temporaryFolder();
    const temporary = join(folder, 'tmp');
    await mkdir(temporary);
    await writeFile(join(folder, 'cupel.config.ts'), canaryConfig(join(folder, 'canary')));
    vi.stubEnv('TMPDIR', temporary);
    expect(tmpdir()).toBe(temporary);
    expect((await cupel(folder, 'findings', '--config', 'cupel.config.ts')).code).toBe(0);
    expect(existsSync(join(folder, 'canary'))).toBe(true);
    expect((await readdir(temporary)).filter((name) => !name.startsWith('cupel-'))).toEqual([]);
  });

  it('the command that does not execute it says so', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'cupel.config.ts'), 'export default { store: "other" };');
    const { code, stderr } = await cupel(folder, 'findings');
    expect(stderr).toBe(
      'cupel.config.ts is code, and this command does not execute it; --config cupel.config.ts does\n',
    );
    expect(code).toBe(0);
  });

  it.each<[string, string, string]>([
    ['that ends the process', 'process.exit(0);', 'its process ended before it gave settings (exit code 0)'],
    ['that kills it', 'process.kill(process.pid, "SIGKILL");', '(SIGKILL)'],
    [
      'that never settles',
      'await new Promise(() => {}); export default {};',
      'its process ended before it gave settings',
    ],
    ['that exports null', 'export default null;', 'the settings must be an object'],
    ['that exports a function', 'export default { seed: () => 1 };', 'cannot be read: '],
    ['that prints', 'console.log("\\u001b[2Jhello"); export default { workers: 0 };', 'workers must be'],
  ])('one %s is told in one line', async (_, text, message) => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'cupel.config.ts'), text);
    const result = await cupel(folder, 'hunt');
    const stderr = result.stderr.replace(/^.*hello\n/, '');
    expectOneLine({ ...result, stderr }, message);
  });

  it('one that hangs is stopped', async () => {
    const file = join(await temporaryFolder(), 'cupel.config.ts');
    await writeFile(file, 'for (;;);');
    const execution = await executeConfig(file, { millis: 1000, bytes: 1024 ** 3 });
    expect(execution).toMatchObject({ reason: 'it did not end within 1 seconds' });
  });
});

it('two configuration files are told in one line', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'cupel.config.ts'), canaryConfig(join(folder, 'canary')));
  await writeFile(join(folder, 'cupel.config.json'), '{}');
  for (const command of ['hunt', 'findings', 'report'])
    expectOneLine(await cupel(folder, command), 'remove one of them, or name one with --config');
  expect(existsSync(join(folder, 'canary'))).toBe(false);
});
