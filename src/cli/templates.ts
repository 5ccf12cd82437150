import { Command, Option } from 'commander';
import { writeTemplateJar } from '../harness/jvm/template-jar.js';
import { allLanguages } from './catalogue.js';
import { addOptions } from './command-options.js';
import { addDefault, styled } from './command-style.js';
import { type Flags, loadConfiguration } from './load-configuration.js';
import { extractTemplates } from './templates-extract.js';
import { print, terminal } from './terminal.js';

/** `cupel templates`: the templates that come with cupel, and how to get more of them. */
export function templatesCommand(): Command {
  const command = new Command('templates')
    .summary('list templates, and make them of existing code')
    .description('Lists the templates whose holes the technique template fills: name, language, holes, and what for.');
  const all = addDefault(command, new Command('list').description('all templates').action(list));
  addOptions(all, 'Options:', ['json', 'config']);
  command.addCommand(extractCommand());
  command
    .command('jar')
    .description('write the hole library of Java as a jar, so that an editor can compile templates')
    .addOption(new Option('--out <file>', 'the file to write').makeOptionMandatory())
    .action(({ out }: { out: string }) => writeTemplateJar(out));
  return styled(command, [
    ['cupel templates', 'all of them'],
    ['cupel show 0 --technique template --target node --template bigint-shifts', 'a program of one'],
    ['cupel hunt --technique template --target node --template my-template.ts', 'a hunt with one of your own'],
    ['cupel templates extract --from ./src --out ./templates', 'templates of your own code'],
    ['cupel templates jar --out holes.jar', 'for an editor: javac -cp holes.jar MyTemplate.java'],
  ]);
}

function extractCommand(): Command {
  const from = 'a folder, maven:GROUP:ARTIFACT:VERSION:sources, or npm:NAME@VERSION';
  return new Command('extract')
    .description('make templates of the static methods or functions of existing code')
    .addOption(new Option('--from <source>', from).makeOptionMandatory())
    .addOption(new Option('--out <dir>', 'the folder to write to; it must be new or empty').makeOptionMandatory())
    .option('--language <id>', 'the language of the code: java or javascript (default: by the names of the files)')
    .option('--json', 'print what was made and left out as JSON')
    .action(extractTemplates);
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
