import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { builtScript } from '../../src/harness/package-root.js';
import { withTemporaryFolder, writeFiles } from '../../src/harness/process/temporary-folder.js';
import { childrenOf, eventually, isGone, stubborn, testFolder } from './process-fixture.js';

interface Scene {
  readonly cupel: ChildProcess & { pid: number };
  /** Where it makes its temporary folders. */
  readonly temporary: string;
  /** The compiler that it started, and what that started. */
  readonly started: readonly number[];
}

// A process like cupel: in a temporary folder it runs a compiler that hangs and has started another process.
async function play(): Promise<Scene> {
  const [place, temporary] = [await testFolder(), await testFolder()];
  const script = join(place, 'cupel.mjs');
  await writeFile(
    script,
    `import { runProcess } from ${JSON.stringify(builtScript('harness/process/run-process'))};
     import { withTemporaryFolder, writeFiles } from ${JSON.stringify(builtScript('harness/process/temporary-folder'))};
     await withTemporaryFolder(async (folder) => {
       await writeFiles(folder, [{ path: 'below/main.ts', text: 'x' }]);
       await runProcess({ command: 'sh', args: ['-c', process.argv[2]], cwd: folder, limits: { millis: 1e9, bytes: 1e12 } });
     });`,
  );
  const pids = join(place, 'pids');
  const cupel = spawn(process.execPath, [script, stubborn.replace('$!', `$! > '${pids}'`)], {
    env: { ...process.env, TMPDIR: temporary },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const read = () => (existsSync(pids) ? readFileSync(pids, 'utf8').trim().split(' ').filter(Boolean).map(Number) : []);
  await eventually('the compiler has started', () => read().length === 2);
  onTestFinished(() => {
    for (const pid of [cupel.pid as number, ...read()]) if (!isGone(pid)) process.kill(pid, 'SIGKILL');
  });
  return { cupel: cupel as Scene['cupel'], temporary, started: read() };
}

const guardianOf = (pid: number) => childrenOf(pid).find(({ command }) => command.includes('guardian-main'))?.pid;

async function expectNothingLeft({ temporary, started }: Scene, guardian: number): Promise<void> {
  await eventually('the compiler and what it started are gone', () => started.every(isGone));
  await eventually('the temporary folder is gone', () => readdirSync(temporary).length === 0);
  await eventually('the guardian is gone', () => isGone(guardian));
}

describe.skipIf(process.platform !== 'linux')('when cupel is killed', () => {
  test('nothing that it started or wrote is left', async () => {
    const scene = await play();
    await eventually('there is a guardian', () => guardianOf(scene.cupel.pid) !== undefined);
    const guardian = guardianOf(scene.cupel.pid) as number;
    expect(scene.started.some(isGone)).toBe(false);
    expect(readdirSync(scene.temporary)).toHaveLength(1);
    scene.cupel.kill('SIGKILL');
    await expectNothingLeft(scene, guardian);
  });

  test('nothing is left either if its guardian was killed before', async () => {
    const scene = await play();
    await eventually('there is a guardian', () => guardianOf(scene.cupel.pid) !== undefined);
    const first = guardianOf(scene.cupel.pid) as number;
    process.kill(first, 'SIGKILL');
    const another = () => {
      const guardian = guardianOf(scene.cupel.pid);
      return guardian === first ? undefined : guardian;
    };
    await eventually('there is another guardian', () => another() !== undefined);
    const second = another() as number;
    scene.cupel.kill('SIGKILL');
    await expectNothingLeft(scene, second);
  });

  test.each(['SIGTERM', 'SIGHUP'] as const)('by %s nothing is left', async (signal) => {
    const scene = await play();
    await eventually('there is a guardian', () => guardianOf(scene.cupel.pid) !== undefined);
    const guardian = guardianOf(scene.cupel.pid) as number;
    scene.cupel.kill(signal);
    await expectNothingLeft(scene, guardian);
  });
});

describe('a temporary folder', () => {
  test('holds files in folders, and goes with the work', async () => {
    const folder = await withTemporaryFolder(async (place) => {
      await writeFiles(place, [{ path: 'a/b/c.ts', text: 'x' }]);
      expect(readFileSync(join(place, 'a/b/c.ts'), 'utf8')).toBe('x');
      return place;
    });
    expect(existsSync(folder)).toBe(false);
  });

  test('goes when the work fails, which is not hidden', async () => {
    let folder = '';
    const work = withTemporaryFolder((place) => {
      folder = place;
      return Promise.reject(new Error('the work failed'));
    });
    await expect(work).rejects.toThrow('the work failed');
    expect(existsSync(folder)).toBe(false);
  });
});
