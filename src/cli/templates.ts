import { Command } from 'commander';
import { allLanguages } from './catalogue.js';
import { addOptions } from './command-options.js';
import { addDefault, styled } from './command-style.js';
import { type Flags, loadConfiguration } from './load-configuration.js';
import { print, terminal } from './terminal.js';

/** `cupel templates`: the templates that come with cupel. */
export function templatesCommand(): Command {
  const command = new Command('templates')
    .summary('list the templates that come with cupel')
    .description('Lists the templates whose holes the technique template fills: name, language, holes, and what for.');
  const all = addDefault(command, new Command('list').description('all templates').action(list));
  addOptions(all, 'Options:', ['json', 'config']);
  return styled(command, [
    ['cupel templates', 'all of them'],
    ['cupel show 0 --technique template --target node --template bigint-shifts', 'a program of one'],
    ['cupel hunt --technique template --target node --template my-template.ts', 'a hunt with one of your own'],
  ]);
}

async function list(flags: Flags): Promise<void> {
  const { json } = await loadConfiguration(flags);
  for (const { id, title, templates: support } of await allLanguages()) {
    if (!support) continue;
    const opened = await support.open(await support.shipped(), {});
    await opened.close();
    for (const { name, aim = '', holes } of opened.templates) {
      if (json) print(JSON.stringify({ name, language: id, holes, aim }));
      else print(`${terminal.palette.bold(name)}  ${title}, ${holes} holes\n  ${aim}`);
    }
  }
}
