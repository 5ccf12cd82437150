import { Command } from 'commander';
import { exportFindings } from '../app/export-findings.js';
import { finding, findings, importFinding } from '../app/findings.js';
import { signatureText } from '../core/signature.js';
import { findingList } from '../report/finding-list.js';
import { findingText } from '../report/finding-text.js';
import { formatMany } from '../report/numbers.js';
import { trackerOf } from '../report/trackers/trackers.js';
import { addOptions } from './command-options.js';
import { addDefault, styled } from './command-style.js';
import { type Flags, loadSettings } from './load-settings.js';
import { print, say, terminal } from './terminal.js';

/** `cupel findings`: what has been found. */
export function findingsCommand(): Command {
  const command = new Command('findings')
    .summary('list, show, export and import findings')
    .description('Lists, shows, exports and imports findings. An id may be shortened to its first letters.');
  const all = addDefault(
    command,
    new Command('list').description('all findings').option('--all', 'duplicates too').action(list),
  );
  addOptions(all, 'Options:', ['json', 'store', 'config']);
  const one = command.command('show <id>').description('one finding, to read here').action(show);
  addOptions(one, 'Options:', ['store', 'config']);
  const exported = command
    .command('export [ids...]')
    .description(
      'Writes findings as reports for maintainers of the compiler (markdown), or for programs (json, sarif, junit); without ' +
        'an id all of them. Nothing is ever filed automatically.',
    )
    .summary('findings, as reports or for programs')
    .option('--out <dir>', 'a new or empty folder to write to: one file for each finding; sarif and junit: one for all')
    .action(exportAll);
  addOptions(exported, 'Options:', ['format', 'store', 'config']);
  const imported = command
    .command('import <file>')
    .description('add a finding to the store that was exported as JSON, perhaps on another machine')
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
  const settings = await loadSettings(flags);
  const found = await findings(settings);
  if (!settings.json) return print(findingList(found, { terminal, all: all === true }));
  for (const { finding, timesSeen, status } of found) {
    const { id, signature, evidence, target, dating, duplicateOf, knownBug } = finding;
    const window = dating && { lastGood: dating.lastGood, firstBad: dating.firstBad, fixedIn: dating.fixedIn };
    const text = signatureText(signature);
    const facts = { id, symptom: signature.symptom, signature: text, evidence, target, timesSeen, status };
    print(JSON.stringify({ ...facts, window, duplicateOf, knownBug }));
  }
}

async function show(id: string, flags: Flags): Promise<void> {
  print(findingText(await finding(id, await loadSettings(flags)), terminal));
}

async function exportAll(ids: readonly string[], { out, ...flags }: Flags & { readonly out?: string }): Promise<void> {
  // In a configuration file `out` is the folder of generated programs.
  const { store, format } = await loadSettings(flags);
  const exported = await exportFindings(ids, { store, format, ...(out !== undefined && { out }) });
  if (exported.text === undefined) return print(`wrote ${formatMany(exported.findings.length, 'finding')} to ${out}`);
  print(exported.text);
  const [only] = exported.findings;
  if (ids.length === 1 && only && format === 'markdown') say(advice(only.target));
}

function advice(target: string): string {
  return `Nothing has been filed. Search the tracker first; if the bug is new, report it at ${trackerOf(target).place}`;
}

async function importOne(file: string, flags: Flags): Promise<void> {
  const { id, known } = await importFinding(file, await loadSettings(flags));
  print(known ? `${id} is in the store already` : `imported ${id}`);
}
