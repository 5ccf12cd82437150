import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Compilable } from '../../../src/core/test-program.js';
import { usualJdk } from '../../../src/harness/jvm/jdks.js';
import type { OpenTarget } from '../../../src/harness/toolchains/resolve.js';
import { outcomeOf, outcomesOf } from '../../outcomes.js';
import { openJvmTarget } from './open-jvm-target.js';

let folder: string;
let opened: OpenTarget;
let needy: Compilable;
const uses = {
  files: [
    {
      path: 'Main.java',
      text: 'class Main { public static void main(String[] a) { System.out.println(lib.Answer.VALUE.length()); } }\n',
    },
  ],
};
const plain = {
  files: [
    { path: 'Main.java', text: 'class Main { public static void main(String[] a) { System.out.println(1); } }\n' },
  ],
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cupel-library-'));
  const source = join(folder, 'Answer.java');
  writeFileSync(source, 'package lib;\npublic class Answer { public static String VALUE = "four".substring(0); }\n');
  execFileSync(join(usualJdk().home, 'bin', 'javac'), ['-d', folder, source]);
  needy = { ...uses, libraries: [{ kind: 'jar', path: folder }] };
  opened = await openJvmTarget('java@17');
}, 120_000);
afterAll(async () => {
  await opened.toolchain.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each(['default', 'check', 'run', 'c1'])(
  'a program is compiled with its libraries: %s',
  async (configuration) => {
    const { toolchain } = opened;
    const together = await outcomesOf(toolchain.observe([plain, needy, uses, plain], { configuration }));
    expect(together.map(({ kind }) => kind)).toEqual(['accepted', 'accepted', 'rejected', 'accepted']);
    const alone = await outcomeOf(toolchain.observePlainly(needy, { configuration }));
    expect(alone.kind).toBe('accepted');
    const runs = configuration === 'run' || configuration === 'c1';
    const stdout = [together[1], alone].map((outcome) => (outcome?.kind === 'accepted' ? outcome.run?.stdout : 'none'));
    expect(stdout).toEqual(runs ? ['4\n', '4\n'] : [undefined, undefined]);
    expect(toolchain.command(needy, configuration)).toContain(`-cp ${folder}`);
  },
  120_000,
);

test('an artifact of Maven is fetched with what it needs, and a person is told how', async () => {
  const { toolchain } = opened;
  const text = 'class Main { com.google.common.collect.ImmutableList<String> names; }\n';
  const program: Compilable = {
    files: [{ path: 'Main.java', text }],
    libraries: [{ kind: 'maven', group: 'com.google.guava', artifact: 'guava', version: '33.4.8-jre' }],
  };
  const without: Compilable = { files: program.files };
  const configuration = 'default';
  const together = await outcomesOf(toolchain.observe([program, without], { configuration }));
  expect(together.map(({ kind }) => kind)).toEqual(['accepted', 'rejected']);
  expect(await outcomeOf(toolchain.observePlainly(program, { configuration }))).toMatchObject({ kind: 'accepted' });
  expect(toolchain.command(program, configuration)).toBe(
    'mvn dependency:copy -Dartifact=com.google.guava:guava:33.4.8-jre -DoutputDirectory=. && ' +
      'javac -proc:none -nowarn -Xmaxerrs 1000 -cp guava-33.4.8-jre.jar Main.java',
  );
}, 120_000);

test('what is no jar is refused, and class files are given where they are asked for', async () => {
  const { toolchain } = opened;
  const strange: Compilable = { ...plain, libraries: [{ kind: 'npm', name: 'left-pad', version: '1.3.0' }] };
  const options = { configuration: 'default', artifacts: true };
  const [refused, made] = await toolchain.observe([strange, plain], options);
  expect(refused?.outcome).toMatchObject({ kind: 'toolFailed', lasting: true });
  const observed = [made, await toolchain.observePlainly(plain, options)];
  for (const each of observed) {
    expect(each?.artifacts?.map(({ path }) => path)).toEqual(['Main.class']);
    expect(Buffer.from(each?.artifacts?.[0]?.base64 ?? '', 'base64').readUInt32BE()).toBe(0xcafebabe);
  }
}, 120_000);

test('ecj compiles one program after the other with the same jar', async () => {
  const jar = join(folder, 'lib.jar');
  execFileSync(join(usualJdk().home, 'bin', 'jar'), ['--create', '--file', jar, '-C', folder, 'lib']);
  const { toolchain } = await openJvmTarget('ecj@3.46.100');
  const program: Compilable = { ...uses, libraries: [{ kind: 'jar', path: jar }] };
  const outcomes = await outcomesOf(toolchain.observe([program, plain, program], { configuration: 'default' }));
  expect(outcomes.map(({ kind }) => kind)).toEqual(['accepted', 'accepted', 'accepted']);
  await toolchain.close();
}, 120_000);
