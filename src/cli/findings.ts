import { Command } from 'commander';
import { exportFindings } from '../app/export-findings.js';
import { finding, findings, importFindings } from '../app/findings.js';
import { markFinding } from '../app/mark-finding.js';
import { retest } from '../app/retest.js';
import { UserError } from '../core/errors.js';
import { type Mark, markWords } from '../core/mark.js';
import { rankOf } from '../core/rank.js';
import { signatureText } from '../core/signature.js';
import { suggestion } from '../core/suggest.js';
import { findingList } from '../report/finding-list.js';
import { findingText } from '../report/finding-text.js';
import { formatMany } from '../report/numbers.js';
import { retestSummary } from '../report/retest-summary.js';
import { trackerOf } from '../report/trackers/trackers.js';
import { addOptions, trustOption } from './command-options.js';
import { addDefault, styled } from './command-style.js';
import { type Flags, loadSettings, loadStoreSettings } from './load-settings.js';
import { stoppable } from './stop-signal.js';
import { print, printDocument, printJson, say, sayDamage, sayEvent, terminal } from './terminal.js';

/** `cupel findings`: what has been found. */
export function findingsCommand(): Command {
  const command = new Command('findings')
    .summary('list, show, mark, export and import findings')
    .description('Lists, shows, marks, exports and imports findings. An id may be shortened to its first characters.');
  const all = addDefault(
    command,
    new Command('list')
      .summary('list all findings')
      .description(
        'Lists findings, those first that are worth the most: rank 1 is a compiler that fails or a program that does ' +
          'something else, 2 a difference of accepting and rejecting, 3 a single wrong error, 4 a follow-up difference. ' +
          'Duplicates and marked findings are counted only, unless --all is set; follow-ups, unless --follow-up is set.',
      )
      .option('--all', 'include duplicates and what is marked')
      .action(list),
  );
  addOptions(all, 'Options:', ['followUp', 'json', 'store', 'marks', 'config']);
  const one = command
    .command('show <id>')
    .summary('print one finding')
    .description('Prints one finding: its program, what each compiler did, and the versions it affects.')
    .action(show);
  addOptions(one, 'Options:', ['store', 'marks', 'config']);
  const marked = command
    .command('mark <id> <as>')
    .summary('say that a finding is intended, noise, reported or fixed')
    .description(
      'Marks a finding and its duplicates as intended, noise, reported or fixed; open takes it back. The marks are in a ' +
        'file that can be committed (cupel.marks.json). Hunts and gates do not show what is marked any more; what is ' +
        'fixed is shown again once a newer version has it.',
    )
    .option('--link <url>', 'where it was reported or decided')
    .action(mark);
  addOptions(marked, 'Options:', ['store', 'marks', 'config']);
  const retested = command
    .command('retest')
    .summary('find out which findings are fixed, or came back')
    .description(
      'Shows all findings, marked and fixed ones too, to the newest installed version of their compiler, or to --target. ' +
        'What is fixed is noted with the version, and its mark mutes it no longer; what came back is open again.',
    )
    .addOption(trustOption())
    .action(retestAll);
  const retestOptions = ['target', 'seconds', 'megabytes', 'followUp', 'json', 'store', 'marks', 'config'] as const;
  addOptions(retested, 'Options:', retestOptions);
  const exported = command
    .command('export [ids...]')
    .description(
      'Writes findings as bug reports for the maintainers of the compiler (markdown), or in a machine-readable format ' +
        '(json, sarif, junit). Without an id, writes all findings. Nothing is filed automatically.',
    )
    .summary('write findings as bug reports, or in a machine-readable format')
    .option('--out <dir>', 'output folder, new or empty: one file per finding; sarif and junit: one file for all')
    .action(exportAll);
  addOptions(exported, 'Options:', ['format', 'followUp', 'store', 'marks', 'config']);
  const imported = command
    .command('import <path>')
    .summary('add findings from exported JSON files')
    .description(
      'Adds findings to the store that `cupel findings export --format json` wrote, on this machine or another: from a ' +
        'file with one or several of them, or from the folder of --out.',
    )
    .action(importAll);
  addOptions(imported, 'Options:', ['store', 'config']);
  return styled(command, [
    ['cupel findings', 'list all findings'],
    ['cupel findings show 3f2a', 'print the finding whose id starts with 3f2a'],
    ['cupel findings mark 3f2a reported --link https://…', 'do not show it any more'],
    ['cupel findings retest', 'what is fixed in the newest installed versions'],
    ['cupel findings export 3f2a > report.md', 'write a bug report'],
    ['cupel findings export --out reports', 'write a bug report for each finding'],
    ['cupel findings export --format sarif > cupel.sarif', 'write all findings for a SARIF viewer'],
    ['cupel findings import finding.json', 'add a finding from another machine'],
  ]);
}

async function list({ all, ...flags }: Flags): Promise<void> {
  const settings = await loadStoreSettings(flags);
  const found = await findings(settings, { listen: sayDamage });
  if (!settings.json) return print(findingList(found, { terminal, all: all === true, followUp: settings.followUp }));
  for (const { finding, timesSeen, status } of found) {
    if (status === 'follow-up' && !settings.followUp) continue;
    const { id, signature, evidence, target, dating, duplicateOf, knownBug, mark } = finding;
    const window = dating && { lastGood: dating.lastGood, firstBad: dating.firstBad, fixedIn: dating.fixedIn };
    const text = signatureText(signature);
    const named = { id, symptom: signature.symptom, signature: text, rank: rankOf(finding), evidence };
    printJson({ ...named, target, timesSeen, status, window, duplicateOf, knownBug, mark: mark && markFacts(mark) });
  }
}

async function show(id: string, flags: Flags): Promise<void> {
  print(findingText(await finding(id, await loadStoreSettings(flags)), terminal));
}

async function mark(id: string, as: string, { link, ...flags }: Flags & { readonly link?: string }): Promise<void> {
  const words = [...markWords, 'open'] as const;
  const word = words.find((each) => each === as);
  if (!word) throw new UserError(`a finding cannot be marked as '${as}'; ${suggestion(as, words)}`);
  const { store, marks } = await loadStoreSettings(flags);
  const marked = await markFinding(id, { as: word, link }, { store, marks });
  const { length } = marked.mark?.ids ?? [];
  const others = length > 1 ? ` and ${formatMany(length - 1, 'duplicate')}` : '';
  print(
    marked.mark
      ? `${marked.id}${others} marked as ${word} in ${marked.file}`
      : `${marked.id} is no longer marked in ${marked.file}`,
  );
}

async function retestAll({ trust, ...flags }: Flags & { readonly trust?: boolean }): Promise<void> {
  const { json, ...settings } = await loadSettings(flags);
  const listen = json ? sayDamage : sayEvent;
  const retested = await stoppable((signal) => retest({ ...settings, trust }, { listen, signal }));
  if (json) for (const each of retested) printJson(each);
  else print(retestSummary(retested));
}

function markFacts({ as, link }: Mark) {
  return { as, ...(link !== undefined && { link }) };
}

async function exportAll(ids: readonly string[], { out, ...flags }: Flags & { readonly out?: string }): Promise<void> {
  // In a configuration file `out` is the folder of generated programs.
  const { store, format, marks, followUp } = await loadStoreSettings(flags);
  const settings = { store, format, marks, followUp, ...(out !== undefined && { out }) };
  const exported = await exportFindings(ids, settings, { listen: sayDamage });
  if (exported.text === undefined) return print(`wrote ${formatMany(exported.findings.length, 'finding')} to ${out}`);
  printDocument(exported.text);
  const [only] = exported.findings;
  if (ids.length === 1 && only && format === 'markdown') say(advice(only.target));
}

function advice(target: string): string {
  return `Nothing has been filed. Search the tracker first; if the bug is new, report it at ${trackerOf(target).place}`;
}

async function importAll(path: string, flags: Flags): Promise<void> {
  const imported = await importFindings(path, await loadStoreSettings(flags));
  for (const { id, known } of imported) print(known ? `${id} is already in the store` : `imported ${id}`);
}
