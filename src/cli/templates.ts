import { Command, Option } from 'commander';
import { type ExtractionRequest, extractTemplates } from '../app/extract-templates.js';
import { shippedTemplates, templateJar } from '../app/templates.js';
import { addOptions } from './command-options.js';
import { addDefault, styled } from './command-style.js';
import { type Flags, loadSettings } from './load-settings.js';
import { print, sayEvent, terminal } from './terminal.js';

/** `cupel templates`: programs with holes, and how to get more of them. */
export function templatesCommand(): Command {
  const command = new Command('templates')
    .summary('list templates, or extract more from existing code')
    .description('Templates are programs with holes that the technique template fills (docs/writing-templates.md).');
  const all = addDefault(command, new Command('list').description('the templates shipped with cupel').action(list));
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
    .action(extract);
  command
    .command('jar')
    .description('write the hole library of Java as a jar, so that an editor can compile templates')
    .addOption(new Option('--out <file>', 'the file to write').makeOptionMandatory())
    .action(({ out }: { out: string }) => templateJar(out));
  return styled(command, [
    ['cupel templates', 'all shipped templates'],
    ['cupel hunt --technique template --target node --template my-template.ts', 'a hunt with one of your own'],
    ['cupel templates extract --from ./src --out ./templates', 'from your own code'],
    [
      'cupel templates extract --from maven:commons-codec:commons-codec:1.17.1:sources --out ./templates',
      'from a library',
    ],
    ['cupel templates jar --out holes.jar', 'for an editor: javac -cp holes.jar MyTemplate.java'],
  ]);
}

async function list(flags: Flags): Promise<void> {
  const { json } = await loadSettings(flags);
  for (const template of await shippedTemplates()) {
    const { name, language, holes, aim } = template;
    print(json ? JSON.stringify(template) : `${terminal.palette.bold(name)}  ${language}, ${holes} holes\n  ${aim}`);
  }
}

async function extract({ json, ...request }: ExtractionRequest & { readonly json?: boolean }): Promise<void> {
  const { looked, templates, reasons } = await extractTemplates(request, { listen: sayEvent });
  if (json) return print(JSON.stringify({ looked, templates, reasons: Object.fromEntries(reasons) }));
  print(`${templates} templates of ${looked} functions are in ${request.out}`);
  for (const [reason, count] of reasons) print(`${String(count).padStart(6)}  ${reason}`);
}
