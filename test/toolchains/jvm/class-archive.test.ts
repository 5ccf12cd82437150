import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { archiveFlags } from '../../../src/harness/jvm/class-archive.js';
import { findJdks } from '../../../src/harness/jvm/jdks.js';
import { openJvmTarget } from './open-jvm-target.js';

test('a prepared javac takes its classes from the archive and judges as before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cupel-test-'));
  vi.stubEnv('CUPEL_CACHE', folder);
  const { toolchain } = await openJvmTarget('java@17');
  try {
    const lines: string[] = [];
    await toolchain.prepare?.((line) => lines.push(line));
    await toolchain.prepare?.((line) => lines.push(line));
    expect(lines).toHaveLength(1);
    const [jdk] = findJdks().filter(({ version }) => version.startsWith('17.'));
    if (!jdk) throw new Error('there is no JDK 17');
    const log = join(folder, 'loaded.txt');
    const flags = [...archiveFlags({ jdk, jars: [] }), `-Xlog:class+load:file=${log}`].map((flag) => `-J${flag}`);
    execFileSync(join(jdk.home, 'bin', 'javac'), [...flags, '-version']);
    expect(readFileSync(log, 'utf8')).toMatch(/com\.sun\.tools\.javac\.\S+ source: shared objects file \(top\)/);
    for (const test of toolchain.selfTests.filter(({ expected }) => /accepted|rejected/.test(expected))) {
      const { outcome } = await toolchain.observePlainly(test, { configuration: 'default' });
      expect(outcome.kind).toBe(test.expected);
    }
  } finally {
    await toolchain.close();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  }
}, 600_000);
