import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { figure5, sampleLibrary } from '../../src/model/library/sample-api.js';
import { cupel } from './cupel-in-process.js';
import { expectOneLine } from './expect-one-line.js';
import { temporaryFolder } from './run-cupel.js';

async function folderWithApi(): Promise<string> {
  const folder = await temporaryFolder();
  writeFileSync(join(folder, 'figure5.json'), JSON.stringify(figure5));
  return folder;
}

describe('cupel api show', () => {
  it('counts what a stored API consists of', async () => {
    const { code, stdout } = await cupel(await folderWithApi(), 'api', 'show', 'figure5.json', '--json');
    expect(code).toBe(0);
    // Figure 5 of the Thalia paper: seven methods, three types, and an edge for each receiver and each result.
    expect(JSON.parse(stdout)).toMatchObject({
      nodes: 11,
      edges: 11,
      types: 3,
      polymorphicTypes: 2,
      methods: 5,
      polymorphicMethods: 1,
      constructors: 2,
      expressed: 100,
      skipped: [],
    });
  });

  it('draws the API graph around a class, with substitutions on its edges', async () => {
    const folder = await folderWithApi();
    const { stdout } = await cupel(folder, 'api', 'show', 'figure5.json', '--graph', 'List');
    expect(stdout).toMatch(/^digraph types \{/);
    expect(stdout).toContain('[label="Utils.createList()"');
    expect(stdout).toContain('[label="K := X", style=solid]');
    expect(stdout).toContain('[label="K := V", style=solid]');
    const svg = await cupel(folder, 'api', 'show', 'figure5.json', '--graph', 'List', '--format', 'svg');
    expect(svg.stdout).toMatch(/^<svg xmlns=.*<\/svg>\n$/s);
    expect(svg.stdout).not.toMatch(/NaN|undefined/);
  });

  it('tells what was skipped by reason', async () => {
    const folder = await temporaryFolder();
    const skipped = ['f', 'g'].map(
      (name) => ({ what: 'method', in: 'A', name, parameters: 1, reason: 'a reason' }) as const,
    );
    writeFileSync(join(folder, 'a.json'), JSON.stringify(sampleLibrary([], { skipped })));
    const { stdout } = await cupel(folder, 'api', 'show', 'a.json');
    expect(stdout).toMatch(/^ +2 +0 +a reason +A\.f$/m);
    expect(stdout).toMatch(/^ +public members expressed +0\.0%$/m);
  });
});

it('cupel api extract reads the declarations of a language', async () => {
  const folder = await temporaryFolder();
  const { code, stdout } = await cupel(folder, 'api', 'extract', '--from', 'lib:es2022', '--out', 'lib.json');
  expect(code).toBe(0);
  expect(stdout).toContain('wrote lib.json');
  expect(JSON.parse(await readFile(join(folder, 'lib.json'), 'utf8'))).toMatchObject({ dialect: 'typescript' });
  expect((await cupel(folder, 'api', 'show', 'lib.json')).stdout).toContain('lib:es2022');
});

it('cupel api list prints names with what they stand for', async () => {
  const folder = await temporaryFolder();
  const { stdout } = await cupel(folder, 'api', 'list', '--language', 'kotlin');
  expect(stdout).toMatch(/^kotlin +guava +maven:com\.google\.guava:guava:[\d.]+-jre +\S/m);
  expect(stdout).not.toContain('npm:');
  const all = JSON.parse((await cupel(folder, 'api', 'list', '--json')).stdout) as { language: string }[];
  expect(all.map(({ language }) => language)).toContain('typescript');
});

it('the name of a listed library stands for its reference', async () => {
  const { stdout } = await cupel(await temporaryFolder(), 'api', 'extract', '--from', 'es2022', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ sources: [{ text: 'lib:es2022' }] });
});

describe('a mistake is told in one line', () => {
  it.each<[string, string | RegExp]>([
    ['api show nosuch.json', 'nosuch.json cannot be read: it does not exist'],
    ['api show broken.json', 'broken.json is not JSON'],
    ['api show other.json', 'other.json is not an API'],
    ['api show figure5.json --graph Lisst', 'the API has no class Lisst; did you mean List?'],
    ['api show figure5.json --graph List --format png', "option '--format <name>' argument 'png' is invalid"],
    ['api show nosuch', "'nosuch' is not a library reference; write "],
    ['api show guva', "'guva' is not a library reference; did you mean guava?"],
    ['api list --language cobol', "there is no language 'cobol'"],
    ['api show jdk:', "'jdk:' is not a library reference; write it as jdk:PACKAGE"],
    ['api show jdk@99:java.util', 'there is no JDK 99 on this machine'],
    ['api extract', "required option '--from <source>' not specified"],
    ['api extract --from jdk:java.util --from npm:x@1.0.0', 'are not libraries of one language'],
    ['api extract --from jdk:java.util --language javascript', 'APIs cannot be read for javascript; --language is'],
    ['api extract --from npm:x@1.0.0 --language java', "'npm:x@1.0.0' is not a library reference"],
    ['api extract --from jdk@17:java.util --from jdk:java.lang', 'packages of several JDKs cannot be one API'],
    ['api extract --from lib:es2022 --out /proc/x', '/proc/x cannot be written'],
    ['api extract --from lib:es1999', 'TypeScript has no library es1999'],
  ])('cupel %s', async (line, text) => {
    const folder = await folderWithApi();
    writeFileSync(join(folder, 'broken.json'), '{');
    writeFileSync(join(folder, 'other.json'), '{}');
    expectOneLine(await cupel(folder, ...line.split(' ')), text);
  });
});
