import { Command } from 'commander';
import { UserError } from '../core/errors.js';
import { suggestion } from '../core/suggest.js';
import { findingJson } from '../report/finding-json.js';
import { findingList } from '../report/finding-list.js';
import { findingMarkdown } from '../report/finding-markdown.js';
import { findingText } from '../report/finding-text.js';
import { type Flags, loadConfiguration } from './load-configuration.js';
import { print, terminal } from './terminal.js';
import { withStore } from './with-store.js';

const formats = { markdown: findingMarkdown, json: findingJson };

/** `cupel findings`: what has been found. */
export function findingsCommand(): Command {
  const command = new Command('findings').description('list, show and export what has been found');
  const options = (child: Command) =>
    child
      .option('--store <dir>', 'the folder of the database (default: .cupel)')
      .option('--config <file>', 'the configuration file');
  options(command.command('list', { isDefault: true }))
    .description('all findings')
    .option('--json', 'one line of JSON per finding')
    .action(list);
  options(command.command('show <id>')).description('one finding, for reading here').action(show);
  options(command.command('export <id>'))
    .description('one finding, as a report for the people who make the compiler')
    .option('--format <format>', Object.keys(formats).join(' or '), 'markdown')
    .action(exportOne);
  return command;
}

async function list(flags: Flags): Promise<void> {
  const configuration = await loadConfiguration(flags);
  await withStore(configuration.store, async (store) => {
    const findings = await store.findings();
    if (configuration.json) {
      for (const { finding, timesSeen, status } of findings) {
        const { id, symptom, signature, evidence, target } = finding;
        print(JSON.stringify({ id, symptom, signature, evidence, target, timesSeen, status }));
      }
      return;
    }
    print(findingList(findings, terminal));
  });
}

async function show(id: string, flags: Flags): Promise<void> {
  const { store: folder } = await loadConfiguration(flags);
  await withStore(folder, async (store) => {
    print(findingText(await store.finding(id), terminal));
  });
}

async function exportOne(id: string, { format, ...flags }: Flags & { format: string }): Promise<void> {
  if (!Object.hasOwn(formats, format)) {
    throw new UserError(`there is no format '${format}'; ${suggestion(format, Object.keys(formats))}`);
  }
  const { store: folder } = await loadConfiguration(flags);
  await withStore(folder, async (store) => {
    const { finding } = await store.finding(id);
    print(formats[format as keyof typeof formats](finding));
  });
}
