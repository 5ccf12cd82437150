import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Outcome } from '../../../src/core/outcome.js';
import type { InstalledToolchain } from '../../../src/core/toolchain.js';
import { type Jdk, usualJdk } from '../../../src/harness/jvm/jdks.js';
import { probeTiers } from '../../../src/harness/jvm/probe-tiers.js';
import { openTarget } from '../../../src/harness/toolchains/resolve.js';
import { javacFamily } from '../../../src/languages/java/javac-family.js';
import { language } from '../../../src/languages/java/language.js';
import { judge } from '../../../src/oracle/judge.js';
import { outcomeOf, outcomesOf } from '../../outcomes.js';
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

// As if C2 compiled the loop so that it never ends; the class is compiled and the JVM run as in earnest.
const endlessInC2 = 'case "$*" in *-XX:-TieredCompilation*) set -- -Dcupel.endless=true "$@";; esac';
const loop = `class Main {
  public static void main(String[] args) {
    long i = 0;
    while (Boolean.getBoolean("cupel.endless") || i < 10) i++;
    System.out.println(i);
  }
}
`;

test('a program that never ends in one tier is miscompiled, by the fast and by the plain path', async () => {
  const jdk = await jdkWith(endlessInC2);
  const toolchain = javacFamily.open(installed(jdk), { limits: { millis: 60_000, bytes: 1024 ** 3 }, workers: 1 });
  onTestFinished(() => toolchain.close());
  const files = [{ path: 'Main.java', text: loop }];
  const said = async (millis: number, observe: (configuration: string, millis?: number) => Promise<Outcome>) => {
    const reference = await observe('interpreter');
    const subject = await observe('c2', millis);
    const program = { files, expectation: { kind: 'agree' } } as const;
    const [judgement] = judge(
      program,
      [
        { target: `${toolchain.id}:c2`, reference: false, outcome: subject },
        { target: `${toolchain.id}:interpreter`, reference: true, outcome: reference },
      ],
      language.intendedDifferences,
    );
    return judgement?.verdict;
  };
  const miscompiled = { kind: 'bug', signature: { symptom: 'miscompile', ends: 'never' } };
  // The class is compiled by then.
  const together = await said(3_000, async (configuration, millis) => {
    const [outcome] = await outcomesOf(toolchain.observe([{ files }], { configuration, millis }));
    return outcome as Outcome;
  });
  expect(together).toMatchObject(miscompiled);
  const alone = await said(8_000, (configuration, millis) =>
    outcomeOf(toolchain.observePlainly({ files }, { configuration, millis })),
  );
  expect(alone).toMatchObject(miscompiled);
});

const daemons = `import java.util.stream.IntStream;

class Main {
  public static void main(String[] args) throws Exception {
    Thread endless = new Thread(() -> { while (true) Thread.onSpinWait(); });
    endless.setDaemon(true);
    endless.start();
    System.out.println(IntStream.range(0, 1000).parallel().sum());
  }
}
`;

test('a program ends with its last thread that is no daemon', async () => {
  const { toolchain } = await openJvmTarget('java@17');
  onTestFinished(() => toolchain.close());
  const programs = [daemons, daemons].map((text) => ({ files: [{ path: 'Main.java', text }] }));
  const outcomes = await outcomesOf(toolchain.observe(programs, { configuration: 'c1' }));
  expect(outcomes).toMatchObject(programs.map(() => ({ kind: 'accepted', run: { exitCode: 0, stdout: '499500\n' } })));
}, 60_000);

// A dynamic call starts a daemon of Groovy's run-time library that clears its caches.
const inBackground = `@groovy.transform.CompileDynamic
class Main {
  static void main(String[] args) {
    println(ProcessHandle.current().pid())
  }
}
`;

test('a JVM goes on running programs though the run-time library has a daemon in it', async () => {
  const { toolchain } = await openJvmTarget('groovy@5.0.0');
  onTestFinished(() => toolchain.close());
  const program = { files: [{ path: 'Main.groovy', text: inBackground }] };
  const processes = new Set<string | undefined>();
  for (let i = 0; i < 3; i++) {
    const [outcome] = await outcomesOf(toolchain.observe([program], { configuration: 'c1' }));
    processes.add(outcome?.kind === 'accepted' ? outcome.run?.stdout : outcome?.kind);
  }
  expect([...processes]).toEqual([expect.stringMatching(/^\d+\n$/)]);
}, 60_000);

test.each(['groovy@5.1.3', 'ecj@3.46.100'])(
  '%s has the tiers of the JVM that runs what it compiles',
  async (target) => {
    const { toolchain } = await openJvmTarget(target);
    expect(toolchain.configurations.filter(({ role }) => role !== undefined)).toHaveLength(4);
    await toolchain.close();
  },
);
