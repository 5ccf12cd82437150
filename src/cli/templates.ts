import { Command, Option } from 'commander';
import { writeTemplateJar } from '../harness/jvm/template-jar.js';
import { allLanguages } from './catalogue.js';
import { addOptions } from './command-options.js';
import { addDefault, styled } from './command-style.js';
import { type Flags, loadConfiguration } from './load-configuration.js';
import { extractTemplates } from './templates-extract.js';
import { print, terminal } from './terminal.js';

/** `cupel templates`: programs with holes, and how to get more of them. */
export function templatesCommand(): Command {
  const command = new Command('templates')
    .summary('list templates, or make more of existing code')
    .description('Templates are programs with holes that the technique template fills (docs/writing-templates.md).');
  const all = addDefault(command, new Command('list').description('the templates that come with cupel').action(list));
  addOptions(all, 'Options:', ['json', 'config']);
  command
    .command('extract')
    .description('make templates of the static methods or functions of existing code')
    .addOption(
      new Option(
        '--from <source>',
        'a folder, maven:GROUP:ARTIFACT:VERSION:sources, or npm:NAME@VERSION',
      ).makeOptionMandatory(),
    )
    .addOption(new Option('--out <dir>', 'the folder to write to; it must be new or empty').makeOptionMandatory())
    .option('--language <id>', 'the language of the code: java or javascript (default: by the names of the files)')
    .option('--json', 'print what was made and left out as JSON')
    .action(extractTemplates);
  command
    .command('jar')
    .description('write the hole library of Java as a jar, so that an editor can compile templates')
    .addOption(new Option('--out <file>', 'the file to write').makeOptionMandatory())
    .action(({ out }: { out: string }) => writeTemplateJar(out));
  return styled(command, [
    ['cupel templates', 'all that come with cupel'],
    ['cupel hunt --technique template --target node --template my-template.ts', 'a hunt with one of your own'],
    ['cupel templates extract --from ./src --out ./templates', 'make some of your own code'],
    [
      'cupel templates extract --from maven:commons-codec:commons-codec:1.17.1:sources --out ./templates',
      'of a library',
    ],
    ['cupel templates jar --out holes.jar', 'for an editor: javac -cp holes.jar MyTemplate.java'],
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
