import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { completionScript } from '../../src/cli/completion.js';
import { allCommands, completionTree } from '../../src/cli/completion-tree.js';
import { cupelProgram } from '../../src/cli/program.js';
import { languages, techniques } from '../../src/registry.js';

const scripts = {
  bash: await completionScript('bash', cupelProgram()),
  zsh: await completionScript('zsh', cupelProgram()),
  fish: await completionScript('fish', cupelProgram()),
};
const commands = allCommands(completionTree(cupelProgram(), new Map()));

// What bash offers for the last of some words.
function offered(...words: readonly string[]): string[] {
  const run = `eval "$SCRIPT"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _cupel; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const env = { ...process.env, SCRIPT: scripts.bash };
  const text = execFileSync('bash', ['-c', run, 'bash', 'cupel', ...words], { env, encoding: 'utf8' });
  return text.split('\n').filter(Boolean).sort();
}

describe('completion in bash', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['a command', ['rep'], ['replay', 'report']],
    ['a command of a group', ['findings', 's'], ['show']],
    ['an option', ['hunt', '--tech'], ['--technique']],
    ['an option after other words', ['hunt', '--seed', 'findings', '--tech'], ['--technique']],
    ['an option of the default command of a group', ['toolchains', '--av'], ['--available']],
    ['no option of another command', ['init', '--tech'], []],
    ['a technique', ['hunt', '--technique', 'e'], ['erase']],
    ['a second technique', ['hunt', '--technique', 'erase+o'], ['erase+overwrite']],
    ['a target', ['hunt', '--target', 'typ'], ['typescript']],
    ['another target', ['hunt', '--target', 'typescript,kot'], ['typescript,kotlin']],
    ['a compiler to install', ['toolchains', 'add', 'groovy', 'sc'], ['scala']],
    ['a value after an equals sign', ['hunt', '--size', '=', 'me'], ['medium']],
    ['a value right after an equals sign', ['hunt', '--size', '='], ['large', 'medium', 'small']],
    ['a format', ['findings', 'export', '--format', 's'], ['sarif']],
    ['a file', ['check', 'package.j'], ['package.json']],
    ['a folder', ['hunt', '--seeds', 'se'], ['seeds']],
    ['nothing where anything may stand', ['hunt', '--for', ''], []],
    ['a command whose help is wanted', ['help', 'hu'], ['hunt']],
    ['a shell', ['completion', ''], ['bash', 'fish', 'zsh']],
    ['a language that reads APIs', ['api', 'show', '--language', 'ty'], ['typescript']],
    ['no drawing for a class', ['api', 'show', '--graph', 'd'], []],
    ['a format of a drawing', ['api', 'show', '--format', 's'], ['svg']],
  ])('offers %s', (_, words, expected) => {
    expect(offered(...words)).toEqual(expected);
  });

  it('offers every technique and a target of every language', async () => {
    expect(offered('hunt', '--technique', '')).toEqual(Object.keys(techniques).sort());
    const targets = offered('hunt', '--target', '');
    for (const load of Object.values(languages)) {
      const { families } = await load();
      expect(targets).toEqual(expect.arrayContaining(families.map(({ name }) => name)));
    }
  });

  it.each(commands.map((command) => [command.path.join(' '), command] as const))('knows all of %s', (_, command) => {
    const [, ...words] = command.path;
    expect(offered(...words, '-')).toEqual(command.options.flatMap(({ names }) => names).sort());
    const names = command.commands.map(({ path }) => path.at(-1)).sort();
    if (names.length > 0) expect(offered(...words, '')).toEqual(names);
  });
});

describe('the scripts for other shells', () => {
  it('are none for a shell that is not known', async () => {
    await expect(completionScript('bsh', cupelProgram())).rejects.toThrow(
      "there is no completion script for 'bsh'; did you mean bash?",
    );
  });

  it('have every command of zsh with its options', () => {
    for (const { path, options, commands: children } of commands) {
      const body = scripts.zsh.split(`\n_${path.join('_')}() {\n`)[1]?.split('\n}\n')[0] ?? '';
      for (const name of options.flatMap(({ names }) => names)) expect(body).toContain(name);
      for (const child of children) expect(body).toContain(`'${child.path.at(-1)}:`);
    }
  });

  it('have every command of fish with its options', () => {
    for (const { path, options, commands: children } of commands) {
      const lines = scripts.fish.split('\n').filter((line) => line.includes(` -n '__cupel_is ${path.join(' ')}' `));
      const has = (word: string) => lines.some((line) => line.includes(` ${word} -d '`));
      for (const { names } of options) expect(has(`-l ${names.at(-1)?.slice(2)}`)).toBe(true);
      for (const child of children) expect(has(`-a ${child.path.at(-1)}`)).toBe(true);
    }
  });
});

describe.each(['bash', 'zsh', 'fish'] as const)('the script for %s', (shell) => {
  // Only bash is there on every machine.
  const isMissing = shell !== 'bash' && spawnSync(shell, ['-c', 'true']).error !== undefined;

  it.skipIf(isMissing)('is read without a complaint', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cupel-completion-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'script'), scripts[shell]);
    const { status, stderr } = spawnSync(shell, ['-n', join(folder, 'script')], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });
});
