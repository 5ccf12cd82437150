import { Command, Option } from 'commander';
import { extractTemplates } from '../app/extract-templates.js';
import { shippedTemplates, templateJar } from '../app/templates.js';
import { addOptions, trustOption } from './command-options.js';
import { addDefault, styled } from './command-style.js';
import { type Flags, readFlags } from './load-settings.js';
import { print, printJson, sayEvent, terminal } from './terminal.js';

/** `cupel templates`: programs with holes, and how to get more of them. */
export function templatesCommand(): Command {
  const command = new Command('templates')
    .summary('list templates, or extract them from existing code')
    .description(
      'Lists templates, or extracts them from existing code. A template is a program with holes, which the technique ' +
        'template fills (docs/writing-templates.md).',
    );
  const all = addDefault(
    command,
    new Command('list')
      .summary('list the templates shipped with cupel')
      .description('Lists the templates shipped with cupel, with what each of them tests.')
      .action(list),
  );
  addOptions(all, 'Options:', ['json']);
  command
    .command('extract')
    .summary('extract templates from existing code')
    .description(
      'Extracts templates from the static methods (Java) or functions (JavaScript) of existing code, and prints why others were left out.',
    )
    .addOption(
      new Option(
        '--from <source>',
        'a folder, maven:GROUP:ARTIFACT:VERSION:sources, or npm:NAME@VERSION',
      ).makeOptionMandatory(),
    )
    .addOption(new Option('--out <dir>', 'output folder; must be new or empty').makeOptionMandatory())
    .option('--language <id>', 'the language of the code: java or javascript (default: by file extension)')
    .addOption(trustOption())
    .option('--json', 'print a summary as JSON')
    .action(extract);
  command
    .command('jar')
    .summary('write the Java hole library as a jar')
    .description('Writes the Java hole library as a jar, so that an editor can compile templates.')
    .addOption(new Option('--out <file>', 'output file').makeOptionMandatory())
    .action(({ out }: { out: string }) => templateJar(out));
  return styled(command, [
    ['cupel templates', 'list all shipped templates'],
    ['cupel hunt --technique template --target node --template my-template.ts', 'hunt with a template of your own'],
    ['cupel templates extract --from ./src --out ./templates', 'extract from your own Java code'],
    ['cupel templates extract --from ./src --out ./templates --trust', 'from JavaScript, which executes the functions'],
    [
      'cupel templates extract --from maven:commons-codec:commons-codec:1.17.1:sources --out ./templates',
      'extract from a library',
    ],
    ['cupel templates jar --out holes.jar', 'for an editor: javac -cp holes.jar MyTemplate.java'],
  ]);
}

async function list(flags: Flags): Promise<void> {
  const { json } = readFlags(flags);
  for (const template of await shippedTemplates()) {
    const { name, language, holes, aim } = template;
    if (json) printJson(template);
    else print(`${terminal.palette.bold(name)}  ${language}, ${holes} holes\n  ${aim}`);
  }
}

async function extract({
  json,
  ...request
}: Parameters<typeof extractTemplates>[0] & { readonly json?: boolean }): Promise<void> {
  const { looked, templates, reasons } = await extractTemplates(request, { listen: sayEvent });
  if (json) return printJson({ looked, templates, reasons: Object.fromEntries(reasons) });
  print(`wrote ${templates} templates from ${looked} functions to ${request.out}`);
  for (const [reason, count] of reasons) print(`${String(count).padStart(6)}  ${reason}`);
}
