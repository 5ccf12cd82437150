import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { signatureText } from '../core/signature.js';
import { findingList } from '../report/finding-list.js';
import { findingText } from '../report/finding-text.js';
import type { StoredFinding } from '../store/stored-finding.js';
import { languageOfTarget } from './catalogue.js';
import { addOptions } from './command-options.js';
import { addDefault, styled } from './command-style.js';
import { exportFindings } from './export-findings.js';
import { campaignId } from './hunt-settings.js';
import { type Flags, loadConfiguration } from './load-configuration.js';
import { readFindingFile } from './read-finding.js';
import { print, terminal } from './terminal.js';
import { cupelVersion } from './version.js';
import { withKnownStore, withStore } from './with-store.js';

/** `cupel findings`: what has been found. */
export function findingsCommand(): Command {
  const command = new Command('findings')
    .summary('list, show and export what has been found')
    .description('Lists, shows and exports what has been found. An id may be shortened to its first letters.');
  const all = addDefault(
    command,
    new Command('list').description('all findings').option('--all', 'duplicates too').action(list),
  );
  addOptions(all, 'Options:', ['json', 'store', 'config']);
  const one = command.command('show <id>').description('one finding, for reading here').action(show);
  addOptions(one, 'Options:', ['store', 'config']);
  const exported = command
    .command('export [ids...]')
    .description(
      'Writes findings as reports for the people who make the compiler (markdown), or for programs (json, sarif, junit); ' +
        'without an id all of them. Nothing is ever filed by itself.',
    )
    .summary('findings, as reports or for programs')
    .option('--out <dir>', 'a new or empty folder to write to: one file for each finding; sarif and junit: one for all')
    .action(exportFindings);
  addOptions(exported, 'Options:', ['format', 'store', 'config']);
  const imported = command
    .command('import <file>')
    .description('put a finding into the store that was exported as JSON, perhaps on another machine')
    .action(importOne);
  addOptions(imported, 'Options:', ['store', 'config']);
  return styled(command, [
    ['cupel findings', 'all findings'],
    ['cupel findings show 3f2a', 'the finding whose id begins so'],
    ['cupel findings export 3f2a > report.md', 'a report to file'],
    ['cupel findings export --out reports', 'a report of each finding'],
    ['cupel findings export --format sarif > cupel.sarif', 'all findings, for a tool that shows them'],
    ['cupel findings import finding.json', 'a finding of another machine'],
  ]);
}

async function list({ all, ...flags }: Flags): Promise<void> {
  const configuration = await loadConfiguration(flags);
  const findings = await allFindings(configuration.store);
  if (!configuration.json) return print(findingList(findings, { terminal, all: all === true }));
  for (const { finding, timesSeen, status } of findings) {
    const { id, evidence, target, dating, duplicateOf, knownBug } = finding;
    const window = dating && { lastGood: dating.lastGood, firstBad: dating.firstBad, fixedIn: dating.fixedIn };
    const { symptom } = finding.signature;
    const facts = { id, symptom, signature: signatureText(finding.signature), evidence, target, timesSeen, status };
    print(JSON.stringify({ ...facts, window, duplicateOf, knownBug }));
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
