import { cp, mkdir, readdir, truncate, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import Database from 'libsql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checksumOf } from '../../src/harness/toolchains/checksum.js';
import { cupel } from './cupel-in-process.js';
import { expectOneLine } from './expect-one-line.js';
import { temporaryFolder } from './run-cupel.js';

afterEach(() => void vi.unstubAllEnvs());

describe('a mistake on the command line is told in one line', () => {
  it.each<[string, string | RegExp]>([
    ['hnut', 'did you mean hunt?'],
    ['hunt --tarket x', 'did you mean --target?'],
    ['hunt extra', 'too many arguments'],
    ['hunt --config', "option '--config <file>' argument missing"],
    ['hunt --target typescrip', 'did you mean typescript?'],
    ['hunt --target typescript@9.9.9', 'cupel toolchains add typescript@9.9.9'],
    ['hunt --target typescript@@', "'typescript@@' is not a target"],
    ['hunt --base typescript@6.0.3', '--base needs --only-new'],
    ['templates extract --from nowhere --out x', 'there is no folder nowhere'],
    ['templates extract --from maven:a:b --out x', 'write it as maven:GROUP:ARTIFACT:VERSION:sources'],
    ['templates extract --from . --language scala --out x', '--language is'],
    ['hunt --only-new', '--only-new needs --base TARGET'],
    ['hunt --only-new --base typescript@7.0.2', 'the base typescript@7.0.2:default is itself a target'],
    [`hunt --only-new --base node@${process.versions.node}`, 'do not compile the same language'],
    ['hunt --against-itself --reference typescript@6.0.3', 'remove --reference'],
    ['hunt --against-itself --only-new --base typescript@6.0.3', 'remove --only-new'],
    ['hunt --against-itself --target typescript@7.0.2:single', 'write typescript@7.0.2, or one of'],
    ['hunt --technique token', 'did you mean tokens?'],
    ['hunt --technique erase+generate', 'technique generate must come first in a chain'],
    ['hunt --technique tokens+erase', 'technique erase needs a typed model; tokens produces only text'],
    ['hunt --technique erase+', "there is no technique ''"],
    ['hunt --technique erase --patterns 0', '--patterns must be a whole number from 1'],
    ['show x', 'the index must be a whole number from 0, not x'],
    ['show 1 --graph png', '--graph must be dot or svg'],
    ['show 1 --technique tokens --graph dot', 'programs of technique tokens have no type graph'],
    ['hunt --for 0s', '--for must be a duration'],
    ['hunt --for soon', '--for must be a duration'],
    ['hunt --programs 0', '--programs must be a whole number from 1'],
    ['hunt --programs 1.5', '--programs must be a whole number'],
    ['hunt --workers x', '--workers must be a whole number'],
    ['hunt --seconds -1', '--seconds must be a number of seconds'],
    ['hunt --seeds nosuch', 'the folder nosuch cannot be read: it does not exist'],
    ['hunt --seeds .', 'there is no file ending in .ts below .'],
    ['hunt --config nosuch.json', 'nosuch.json does not exist; `cupel init` writes one'],
    ['hunt --resume', 'there is no database in .cupel'],
    ['hunt --store /proc/cupel', '/proc/cupel cannot be created'],
    ['generate', '--out DIR'],
    ['generate --out /proc/cupel', 'the folder /proc/cupel cannot be created'],
    ['check', "missing required argument 'path'"],
    ['check nosuch.ts', 'nosuch.ts cannot be read: it does not exist'],
    ['check .', 'there is no file ending in .ts below .'],
    ['check /dev/null', 'is not TypeScript'],
    ['replay nosuch', 'there is no database in .cupel'],
    ['replay nosuch.json', 'nosuch.json cannot be read: it does not exist'],
    ['bisect nosuch', 'there is no database in .cupel'],
    ['findings import nosuch.json', 'nosuch.json cannot be read: it does not exist'],
    ['findings shwo', 'did you mean show?'],
    ['findings export x --format jsn', 'did you mean json?'],
    ['findings export --format sarif', 'there is no database in .cupel'],
    ['report', 'there is no database in .cupel'],
    ['toolchains add typescript', 'names no version'],
    ['toolchains add typescrip@1.0.0', 'did you mean typescript?'],
    ['toolchains remove typescript@6.0.3', 'is bundled and cannot be removed'],
    ['toolchains remove typescript@5.0.99', 'is not in the cache'],
    ['toolchains doctor typescript@5.0.99', 'cupel toolchains add typescript@5.0.99'],
  ])('cupel %s', async (line, text) => {
    const folder = await temporaryFolder();
    expectOneLine(await cupel(folder, ...line.split(' ')), text);
    expect(await readdir(folder)).toEqual([]);
  });

  // Only a compiler that is open knows its configurations, and by then there is a database.
  it.each<[string, string | RegExp]>([
    ['hunt --target typescript@7.0.2:singel', 'did you mean single?'],
    ['hunt --target typescript@7.0.2 --reference typescript@7.0.2', 'given twice'],
  ])('cupel %s', async (line, text) => {
    expectOneLine(await cupel(await temporaryFolder(), ...line.split(' ')), text);
  });
});

describe('a broken configuration file is told in one line', () => {
  it.each<[string, string, string]>([
    ['cupel.config.json', '{ "tarket": "typescript" }', "there is no setting 'tarket'; did you mean target?"],
    ['cupel.config.json', '{ "workers": "two" }', 'workers must be a whole number from 1 to 256, not "two"'],
    ['cupel.config.json', '{ "programs": true }', 'programs must be a whole number'],
    ['cupel.config.json', '{ "target": 5 }', 'target must be one name or several'],
    ['cupel.config.json', '{ "json": "yes" }', 'json must be true or false, not "yes"'],
    ['cupel.config.json', '[]', 'the settings must be an object'],
    ['cupel.config.json', '{ "workers"', 'cupel.config.json cannot be read'],
    ['cupel.config.ts', 'export default {', 'cupel.config.ts cannot be read'],
    ['cupel.config.ts', 'throw new Error("not today")', 'not today'],
    ['cupel.config.ts', 'export const workers = 2;', 'no default export'],
  ])('%s: %s', async (name, text, message) => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, name), text);
    expectOneLine(await cupel(folder, 'hunt'), message);
  });
});

describe('bad files', () => {
  it('a file that is too large', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'huge.ts'), '');
    await truncate(join(folder, 'huge.ts'), 1024 ** 3);
    expectOneLine(await cupel(folder, 'check', 'huge.ts'), 'larger than 16 megabytes');
  });

  it('a folder with the name of a source file, and a folder of programs that lacks one', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'main.ts'));
    expectOneLine(await cupel(folder, 'check', 'main.ts'), 'there is no file ending in .ts below main.ts');
    const line = { index: 0, files: ['main.ts'], expectation: { kind: 'agree' } };
    await writeFile(join(folder, 'programs.jsonl'), `${JSON.stringify(line)}\n`);
    expectOneLine(await cupel(folder, 'check', '.'), 'cannot be read: it does not exist');
    await writeFile(join(folder, 'programs.jsonl'), '{}\n');
    expectOneLine(await cupel(folder, 'check', '.'), 'programs.jsonl:1 is not a line that `cupel generate` writes');
  });

  it('seeds that are all empty', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'seeds'));
    await writeFile(join(folder, 'seeds', 'empty.ts'), '');
    expectOneLine(await cupel(folder, 'hunt', '--seeds', 'seeds'), 'has no seeds to mutate');
    expectOneLine(await cupel(folder, 'generate', '--seeds', 'seeds', '--out', 'out'), 'has no seeds to mutate');
    expect(await readdir(folder)).toEqual(['seeds']);
  });

  it('generate does not write into a folder that holds something', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'precious.txt'), 'mine');
    expectOneLine(await cupel(folder, 'generate', '--out', '.'), 'is not empty');
    expect(await readdir(folder)).toEqual(['precious.txt']);
  });
});

describe('the machine', () => {
  it('a database that a newer cupel wrote is left as it is', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, '.cupel'));
    const database = new Database(join(folder, '.cupel', 'cupel.db'));
    database.exec('create table cupel_schema (version integer); insert into cupel_schema values (99)');
    database.close();
    for (const command of ['hunt', 'findings', 'replay x', 'hunt --resume']) {
      expectOneLine(await cupel(folder, ...command.split(' ')), 'was written by a newer cupel');
    }
  });

  it('npm is not there', async () => {
    const folder = await temporaryFolder();
    vi.stubEnv('PATH', folder);
    vi.stubEnv('CUPEL_CACHE', folder);
    const { code, stderr } = await cupel(folder, 'toolchains', 'add', 'typescript@5.9.2');
    expect(stderr).toContain('cupel: npm was not found on the PATH');
    expect(code).toBe(2);
  });

  it('a compiler that is broken is not trusted', async () => {
    const cache = await temporaryFolder();
    const location = join(cache, 'toolchains', 'typescript', '6.0.1');
    const lib = join(location, 'node_modules', 'typescript', 'lib');
    await cp(resolve('node_modules/typescript/lib/tsc.js'), join(lib, 'tsc.js'));
    await writeFile(join(lib, 'typescript.js'), 'module.exports = {};');
    await writeFile(join(lib, '_tsc.js'), '');
    const write = (checksum: string) => {
      const manifest = { family: 'typescript', version: '6.0.1', checksum };
      return writeFile(join(location, 'cupel-toolchain.json'), JSON.stringify(manifest));
    };
    const folder = await temporaryFolder();
    vi.stubEnv('CUPEL_CACHE', cache);
    await write('sha256:0');
    for (const command of ['hunt --target', 'toolchains doctor'])
      expectOneLine(
        await cupel(folder, ...command.split(' '), 'typescript@6.0.1'),
        'is not as it was installed: its checksum differs; run `cupel toolchains remove typescript@6.0.1`',
      );
    await write(await checksumOf(['tsc.js', '_tsc.js', 'typescript.js'].map((name) => join(lib, name))));
    const hunt = await cupel(folder, 'hunt', '--target', 'typescript@6.0.1');
    expect(hunt.stderr).toMatch(/cupel: typescript@6\.0\.1:default fails its self-test .*`cupel toolchains doctor`\n$/);
    expect(hunt.code).toBe(2);
    expectOneLine(await cupel(folder, 'hunt', '--resume'), 'there is no campaign to resume');
    const doctor = await cupel(folder, 'toolchains', 'doctor', 'typescript@6.0.1');
    expect(doctor.stdout).toContain('FAIL  typescript@6.0.1:default');
    expect(doctor.stderr).toMatch(/^cupel: 1 of 1 toolchains fail their self-tests.*\n$/);
    expect(doctor.code).toBe(2);
  });
});
