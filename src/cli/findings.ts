import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { UserError } from '../core/errors.js';
import { suggestion } from '../core/suggest.js';
import { findingJson } from '../report/finding-json.js';
import { findingList } from '../report/finding-list.js';
import { findingMarkdown } from '../report/finding-markdown.js';
import { findingText } from '../report/finding-text.js';
import type { StoredFinding } from '../store/stored-finding.js';
import { languageOfTarget } from './catalogue.js';
import { addOptions } from './command-options.js';
import { addDefault, styled } from './command-style.js';
import { campaignId } from './hunt-settings.js';
import { type Flags, loadConfiguration } from './load-configuration.js';
import { readFindingFile } from './read-finding.js';
import { print, terminal } from './terminal.js';
import { cupelVersion } from './version.js';
import { withKnownStore, withStore } from './with-store.js';

const formats = { markdown: findingMarkdown, json: findingJson };

/** `cupel findings`: what has been found. */
export function findingsCommand(): Command {
  const command = new Command('findings')
    .summary('list, show and export what has been found')
    .description('Lists, shows and exports what has been found. An id may be shortened to its first letters.');
  const all = addDefault(command, new Command('list').description('all findings').action(list));
  addOptions(all, 'Options:', ['json', 'store', 'config']);
  const one = command.command('show <id>').description('one finding, for reading here').action(show);
  addOptions(one, 'Options:', ['store', 'config']);
  const exported = command
    .command('export <id>')
    .description('one finding, as a report for the people who make the compiler')
    .action(exportOne);
  addOptions(exported, 'Options:', ['format', 'store', 'config']);
  const imported = command
    .command('import <file>')
    .description('put a finding into the store that was exported as JSON, perhaps on another machine')
    .action(importOne);
  addOptions(imported, 'Options:', ['store', 'config']);
  return styled(command, [
    ['cupel findings', 'all findings'],
    ['cupel findings show 3f2a', 'the finding whose id begins so'],
    ['cupel findings export 3f2a --format markdown > report.md', 'a report to file'],
    ['cupel findings import finding.json', 'a finding of another machine'],
  ]);
}

async function list(flags: Flags): Promise<void> {
  const configuration = await loadConfiguration(flags);
  const findings = await allFindings(configuration.store);
  if (!configuration.json) return print(findingList(findings, terminal));
  for (const { finding, timesSeen, status } of findings) {
    const { id, symptom, signature, evidence, target } = finding;
    print(JSON.stringify({ id, symptom, signature, evidence, target, timesSeen, status }));
  }
}

// Looking makes no database.
async function allFindings(folder: string): Promise<StoredFinding[]> {
  return existsSync(folder) ? withKnownStore(folder, (store) => store.findings()) : [];
}

async function show(id: string, flags: Flags): Promise<void> {
  const { store: folder } = await loadConfiguration(flags);
  await withKnownStore(folder, async (store) => {
    print(findingText(await store.finding(id), terminal));
  });
}

async function exportOne(id: string, flags: Flags): Promise<void> {
  const { store: folder, format } = await loadConfiguration(flags);
  if (!isFormat(format)) {
    throw new UserError(`there is no format '${format}'; ${suggestion(format, Object.keys(formats))}`);
  }
  await withKnownStore(folder, async (store) => {
    const { finding } = await store.finding(id);
    print(formats[format](finding));
  });
}

async function importOne(file: string, flags: Flags): Promise<void> {
  const { store: folder } = await loadConfiguration(flags);
  const finding = await readFindingFile(file);
  await languageOfTarget(finding.target);
  await withStore(folder, async (store) => {
    const id = campaignId();
    const { seed } = finding.program.origin;
    await store.createCampaign({
      id,
      seed,
      settings: { imported: file },
      cupelVersion,
      toolchains: finding.toolchains,
    });
    const novelty = await store.recordFinding(finding, id);
    await store.finishCampaign(id, 'finished');
    print(novelty === 'new' ? `imported ${finding.id}` : `${finding.id} is here already`);
  });
}

function isFormat(word: string): word is keyof typeof formats {
  return Object.hasOwn(formats, word);
}
