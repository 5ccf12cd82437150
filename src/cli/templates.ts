import { Command, Option } from 'commander';
import { writeTemplateJar } from '../harness/jvm/template-jar.js';
import { styled } from './command-style.js';
import { extractTemplates } from './templates-extract.js';

/** `cupel templates`: programs with holes, and how to get more of them. */
export function templatesCommand(): Command {
  const command = new Command('templates')
    .summary('make templates of existing code')
    .description('Templates are programs with holes that cupel fills in many ways (docs/writing-templates.md).');
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
    ['cupel templates extract --from ./src --out ./templates', 'of your own code'],
    [
      'cupel templates extract --from maven:commons-codec:commons-codec:1.17.1:sources --out ./templates',
      'of a library',
    ],
    ['cupel templates jar --out holes.jar', 'for an editor: javac -cp holes.jar MyTemplate.java'],
  ]);
}
