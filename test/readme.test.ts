import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { cupelProgram } from '../src/cli/program.js';
import { parseTarget } from '../src/core/target.js';

const root = resolve(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const { scripts, files: shipped } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  files: readonly string[];
};

interface Line {
  readonly words: readonly string[];
  /** The file that the output goes to. */
  readonly writes?: string | undefined;
}

const lines = [...readme.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = '']) => block.split('\n').flatMap(linesOf));
const spans = [...readme.matchAll(/`((?:npx )?cupel [^`]*)`/g)].flatMap(([, text = '']) => linesOf(text));
const commands = [...lines, ...spans]
  .map(({ words }) => (words[0] === 'npx' ? words.slice(1) : words))
  .filter(([first, second]) => first === 'cupel' && second !== 'COMMAND');

describe('the README', () => {
  it('has commands', () => {
    expect(lines.length).toBeGreaterThan(20);
    expect(commands.length).toBeGreaterThan(lines.length);
  });

  it.each(commands.map((words) => [words.join(' '), words] as const))('is understood: %s', async (_, words) => {
    await expect(parse(words.slice(1))).resolves.toBeUndefined();
  });

  it('has no command that would not be understood', async () => {
    await expect(parse(['hnut'])).rejects.toThrow("unknown command 'hnut'");
    await expect(parse(['hunt', '--tarket', 'x'])).rejects.toThrow("unknown option '--tarket'");
    await expect(parse(['findings', 'shwo'])).rejects.toThrow("no command 'cupel findings shwo'");
    await expect(parse(['check'])).rejects.toThrow("missing required argument 'path'");
  });

  it('runs cupel in a clone', () => {
    const started = new Set(lines.map(({ words: [first = '', second = ''] }) => `${first} ${second}`));
    expect([...started].sort()).toEqual(['npm ci', 'npm test', 'npx cupel']);
  });

  it('names files that are there, or that an earlier command writes', () => {
    const written = new Set<string>();
    const missing: string[] = [];
    for (const { words, writes } of [...lines, ...spans.filter(({ words: [first] }) => first === 'npx')]) {
      const files = words.filter((word) => /^[\w./-]+\.(ts|kt|java|js|json|md)$/.test(word));
      missing.push(...files.filter((file) => !written.has(file) && !existsSync(join(root, file))));
      if (writes !== undefined) written.add(writes);
    }
    expect(missing).toEqual([]);
  });

  it('writes to folders that cupel does not come with', () => {
    const folders = lines.flatMap(({ words }) => valuesOf(words, '--out'));
    expect(folders.length).toBeGreaterThan(0);
    expect(folders.filter((folder) => shipped.includes(folder))).toEqual([]);
  });

  it('installs compilers before it uses them', () => {
    // Those of cupel, and those that only the machine has.
    const installed = new Set(['typescript@6.0.3', 'typescript@7.0.2', 'java@17']);
    const missing: string[] = [];
    for (const { words } of lines) {
      if (words[2] === 'toolchains') for (const target of words.slice(4)) installed.add(target);
      const used = ['--target', '--reference', '--base'].flatMap((option) => valuesOf(words, option));
      const versioned = used.flatMap((list) => list.split(',')).filter((target) => parseTarget(target).version);
      missing.push(...versioned.filter((target) => !installed.has(target)));
    }
    expect(missing).toEqual([]);
  });

  it('links to files that are there', () => {
    const links = [...readme.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, path = '']) => path);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((path) => !path.startsWith('http') && !existsSync(join(root, path)))).toEqual([]);
  });

  it('names scripts and benchmarks that are there', () => {
    const named = [...readme.matchAll(/npm run ([\w:-]+)(?: -- ([\w-]+))?/g)];
    expect(named.length).toBeGreaterThan(5);
    for (const [, script = '', name] of named) {
      expect(scripts).toHaveProperty([script]);
      if (script === 'bench' && name !== undefined) expect(existsSync(join(root, 'bench', `${name}.mjs`))).toBe(true);
    }
  });
});

function linesOf(text: string): Line[] {
  const [commandLine = ''] = text.split('#');
  return commandLine.split('&&').flatMap((part) => {
    const [command = '', writes] = part.split('>').map((side) => side.trim());
    return command === '' ? [] : [{ words: command.split(/\s+/), writes }];
  });
}

function valuesOf(words: readonly string[], option: string): string[] {
  return words.filter((_, i) => words[i - 1] === option);
}

// Everything is read as in earnest, and nothing is done.
async function parse(words: readonly string[]): Promise<void> {
  const program = cupelProgram();
  doNothing(program);
  await program.parseAsync(words, { from: 'user' });
}

function doNothing(command: Command): void {
  if (command.commands.length === 0) command.action(() => undefined);
  for (const child of command.commands) doNothing(child);
}
