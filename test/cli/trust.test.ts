import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/core/finding.js';
import type { Library } from '../../src/core/library.js';
import type { Outcome } from '../../src/core/outcome.js';
import { cupel } from './cupel-in-process.js';
import { exportedTo, readOnlyFinding } from './exported-finding.js';
import { type CupelResult, temporaryFolder } from './run-cupel.js';

const node = `node@${process.versions.node}`;

function expectRefusal({ code, stdout, stderr }: CupelResult, target: string): void {
  expect(stderr).toMatch(/^cupel: .* add --trust if you trust where it comes from\n$/);
  expect(stderr).toContain(target);
  expect(stdout).toBe('');
  expect(code).toBe(2);
}

// What a run does is seen by the line that it prints.
const executable = (target: string, path: string): Finding => {
  const accepted: Outcome = { kind: 'accepted', run: { exitCode: 0, stdout: 'other\n', checksum: '' } };
  return {
    ...readOnlyFinding,
    language: 'javascript',
    target,
    signature: { symptom: 'miscompile', differs: 'output' },
    program: {
      ...readOnlyFinding.program,
      language: 'javascript',
      files: [{ path, text: 'console.log("canary");\n' }],
    },
    observations: [{ target, reference: false, outcome: accepted }],
  };
};

describe('what must be executed needs --trust', () => {
  it.each([
    ['an engine', `${node}:turbofan`, 'main.js'],
    ['a tier of the JVM', 'java@17.0.15:c1', 'Main.java'],
    ['a run on the JVM', 'kotlin@2.4.20:run', 'main.kt'],
    ['the back end for JavaScript', 'kotlin@2.4.20:js', 'main.kt'],
    ['transforms of Groovy', 'groovy@5.1.3:default', 'main.groovy'],
    ['macros of Scala', 'scala@3.9.0:default', 'main.scala'],
  ])('%s, in a file and after an import', async (_, target, path) => {
    const folder = await temporaryFolder();
    const file = await exportedTo(folder, executable(target, path));
    expectRefusal(await cupel(folder, 'replay', file), target);
    expectRefusal(await cupel(folder, 'replay', file, '--install'), target);
    expect(await cupel(folder, 'findings', 'import', file)).toMatchObject({ code: 0 });
    for (const line of ['replay 01', 'reduce 01', 'bisect 01 --installed'])
      expectRefusal(await cupel(folder, ...line.split(' ')), target);
  });

  it('with --trust it is executed', async () => {
    const folder = await temporaryFolder();
    const file = await exportedTo(folder, executable(`${node}:default`, 'main.js'));
    const { code, stdout } = await cupel(folder, 'replay', file, '--trust');
    expect(stdout).toContain('no longer reproduces');
    expect(code).toBe(1);
  });

  it('a jar of its own, though the compiler executes nothing', async () => {
    const folder = await temporaryFolder();
    const libraries: Library[] = [{ kind: 'jar', path: '/tmp/evil.jar' }];
    const { program, ...finding } = executable('java@17.0.15:default', 'Main.java');
    const file = await exportedTo(folder, { ...finding, program: { ...program, libraries } });
    expectRefusal(await cupel(folder, 'replay', file), '/tmp/evil.jar');
  });

  it('programs that are given', async () => {
    const folder = await temporaryFolder();
    const canary = join(folder, 'canary');
    await mkdir(join(folder, 'programs', '0'), { recursive: true });
    const text = `require('fs').writeFileSync(${JSON.stringify(canary)}, '');\n`;
    await writeFile(join(folder, 'main.js'), text);
    await writeFile(join(folder, 'programs', '0', 'main.js'), text);
    const line = { index: 0, language: 'javascript', files: ['main.js'], expectation: { kind: 'agree' } };
    await writeFile(join(folder, 'programs', 'programs.jsonl'), `${JSON.stringify(line)}\n`);
    for (const words of ['check main.js', 'check programs', 'check main.js --plain', `reduce main.js --target ${node}`])
      expectRefusal(await cupel(folder, ...words.split(' ')), 'node@');
    expect(existsSync(canary)).toBe(false);
  });

  it('functions in JavaScript that templates are extracted from', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'src'));
    const canary = join(folder, 'canary');
    const text = `export function f(x) { require('fs').writeFileSync(${JSON.stringify(canary)}, ''); return x + 1; }\n`;
    await writeFile(join(folder, 'src', 'a.js'), text);
    const { code, stdout, stderr } = await cupel(folder, 'templates', 'extract', '--from', 'src', '--out', 'out');
    expect(stderr).toMatch(/^cupel: functions of src would be executed; add --trust .*\n$/);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(await readdir(folder)).toEqual(['src']);
  });

  it('no configuration file can say it', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'cupel.config.json'), '{ "trust": true }');
    await writeFile(join(folder, 'main.js'), '');
    const { code, stderr } = await cupel(folder, 'check', 'main.js');
    expect(stderr).toContain("there is no setting 'trust'");
    expect(code).toBe(2);
    expect((await readdir(folder)).sort()).toEqual(['cupel.config.json', 'main.js']);
  });

  it('what only compiles needs none', async () => {
    const folder = await temporaryFolder();
    const file = await exportedTo(folder, readOnlyFinding);
    expect((await cupel(folder, 'replay', file)).stderr).not.toContain('--trust');
  });
});
