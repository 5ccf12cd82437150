import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/core/finding.js';
import type { Library } from '../../src/core/library.js';
import type { Outcome } from '../../src/core/outcome.js';
import { cupel } from './cupel-in-process.js';
import { withoutSigns } from './expect-one-line.js';
import { exportedTo, readOnlyFinding } from './exported-finding.js';
import { type CupelResult, temporaryFolder } from './run-cupel.js';

const node = `node@${process.versions.node}`;

function expectRefusal({ code, stdout, stderr }: CupelResult, target: string): void {
  expect(withoutSigns(stderr)).toMatch(/^cupel: .* add --trust if you trust where it comes from\n$/);
  expect(stderr).toContain(target);
  expect(stdout).toBe('');
  expect(code).toBe(2);
}

// As if the last campaign had been stopped.
function unfinish(folder: string): void {
  const db = new Database(join(folder, '.cupel', 'cupel.db'));
  db.exec("UPDATE campaigns SET status = 'stopped'");
  db.close();
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

  it('seeds, by a flag and by a configuration file, also to resume', async () => {
    const folder = await temporaryFolder();
    const canary = join(folder, 'canary');
    await mkdir(join(folder, 'seeds'));
    await writeFile(join(folder, 'seeds', 'a.js'), `require('fs').writeFileSync(${JSON.stringify(canary)}, '');\n`);
    const line = ['hunt', '--technique', 'tokens', '--target', node, '--programs', '1', '--seed', '1'];
    expectRefusal(await cupel(folder, ...line, '--seeds', 'seeds'), 'could execute code of seeds');
    const configuration = { technique: 'tokens', target: node, seeds: 'seeds', programs: 1 };
    await writeFile(join(folder, 'cupel.config.json'), JSON.stringify(configuration));
    expectRefusal(await cupel(folder, 'hunt'), 'could execute code of');
    expect((await readdir(folder)).sort()).toEqual(['cupel.config.json', 'seeds']);
    expect((await cupel(folder, 'hunt', '--seed', '1', '--trust')).code).not.toBe(2);
    unfinish(folder);
    expectRefusal(await cupel(folder, 'hunt', '--resume'), 'could execute code of');
    expect((await cupel(folder, 'hunt', '--resume', '--programs', '2', '--trust')).stderr).not.toContain('--trust');
  });

  it('templates that a configuration file or a campaign names, but not those of a flag', async () => {
    const folder = await temporaryFolder();
    const text = `import { int } from 'cupel/template';\nexport function m() { return int(); }\n`;
    await writeFile(join(folder, 'mine.ts'), text);
    const configuration = { technique: 'template', target: node, template: ['./mine.ts'], programs: 1 };
    await writeFile(join(folder, 'cupel.config.json'), JSON.stringify(configuration));
    for (const line of ['show 0', 'generate --out out', 'hunt'])
      expectRefusal(await cupel(folder, ...line.split(' ')), 'cupel.config.json names ./mine.ts');
    expect((await readdir(folder)).sort()).toEqual(['cupel.config.json', 'mine.ts']);
    expect(await cupel(folder, 'show', '0', '--trust')).toMatchObject({ code: 0 });
    expect(await cupel(folder, 'show', '0', '--template', 'mine.ts')).toMatchObject({ code: 0 });
    expect(await cupel(folder, 'show', '0', '--template', 'range-checks')).toMatchObject({ code: 0 });
    expect((await cupel(folder, 'hunt', '--template', './mine.ts')).code).not.toBe(2);
    unfinish(folder);
    expectRefusal(await cupel(folder, 'hunt', '--resume'), 'names ./mine.ts');
    const again = await cupel(folder, 'hunt', '--resume', '--template', './mine.ts');
    expect(again.stderr).not.toContain('--trust');
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
