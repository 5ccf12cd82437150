import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { InstalledToolchain } from '../../../src/core/toolchain.js';
import { type Jdk, usualJdk } from '../../../src/harness/jvm/jdks.js';
import { probeTiers } from '../../../src/harness/jvm/probe-tiers.js';
import { openTarget } from '../../../src/harness/toolchains/resolve.js';
import { language } from '../../../src/languages/java/language.js';
import { openJvmTarget } from './open-jvm-target.js';

/** The usual JDK, with a shell script in front of its JVM. */
async function jdkWith(script: string): Promise<Jdk> {
  const { home, version } = usualJdk();
  const folder = await mkdtemp(join(tmpdir(), 'cupel-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'bin'));
  const start = (name: string) => `exec '${join(home, 'bin', name)}' "$@"\n`;
  await writeFile(join(folder, 'bin', 'javac'), `#!/bin/sh\n${start('javac')}`, { mode: 0o755 });
  await writeFile(join(folder, 'bin', 'java'), `#!/bin/sh\n${script}\n${start('java')}`, { mode: 0o755 });
  return { home: folder, version };
}

const installed = ({ home, version }: Jdk): InstalledToolchain => ({
  ...{ family: 'java', version, location: home, checksum: '', source: 'machine' },
});

const refusing = `case "$*" in *-XX:-TieredCompilation*) echo "Unrecognized VM option 'TieredCompilation'" >&2; exit 1;; esac`;
// As a JVM without C2 does, which takes its flags all the same.
const withoutC2 = 'set -- -XX:CompilationMode=quick-only "$@"';
const withoutCompilers = 'set -- -Xint "$@"';

test.each([
  ['of the machine', '', undefined],
  ['that refuses flags', refusing, ['c2']],
  ['without C2', withoutC2, ['c2', 'tiered']],
  ['without compilers', withoutCompilers, ['c1', 'c2', 'tiered']],
])(
  'a JVM %s lacks the tiers that it does not reach',
  async (_, script, lacks) => {
    const jdk = await jdkWith(script);
    expect((await probeTiers(installed(jdk), jdk)).lacks).toEqual(lacks);
  },
  60_000,
);

test('a tier that is lacking is told and is no configuration', async () => {
  const jdk = await jdkWith(refusing);
  const [family] = language.families;
  const probed = await family?.probe?.(installed(jdk), 'c1');
  expect((await family?.probe?.(installed(jdk), 'check'))?.lacks).toBeUndefined();
  const open = (configuration: string) =>
    openTarget(
      { family: family as never, installed: probed as InstalledToolchain, configuration },
      { limits: { millis: 1000, bytes: 1024 ** 3 }, workers: 1 },
    );
  expect(() => open('c2')).toThrow(/java@[\d.]+ has no c2: this build rejects the flags or does not reach the tier/);
  const { toolchain } = open('c1');
  expect(toolchain.lacks).toEqual(['c2']);
  const tiers = toolchain.configurations.filter(({ role }) => role !== undefined).map(({ name }) => name);
  expect(tiers).toEqual(['interpreter', 'c1', 'tiered']);
  await toolchain.close();
}, 60_000);

test('languages without templates have no tiers', async () => {
  for (const [target, count] of [
    ['groovy@5.1.3', 0],
    ['ecj@3.46.100', 4],
  ] as const) {
    const { toolchain } = await openJvmTarget(target);
    expect(toolchain.configurations.filter(({ role }) => role !== undefined)).toHaveLength(count);
    await toolchain.close();
  }
});
