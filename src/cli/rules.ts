import { Command } from 'commander';
import { type Contradiction, listRules, ruleCoverage, testRules } from '../app/rules.js';
import { citationText } from '../core/applied-rule.js';
import { isBug } from '../core/verdict.js';
import { signatureText } from '../core/signature.js';
import { formatCount } from '../report/numbers.js';
import { type Cell, textTable } from '../report/text-table.js';
import { addOptions, trustOption } from './command-options.js';
import { addDefault, styled } from './command-style.js';
import { type Flags, loadSettings, readFlags } from './load-settings.js';
import { stoppable } from './stop-signal.js';
import { print, printJson, terminal } from './terminal.js';

/** `cupel rules`: the axioms of languages, how far they reach, and whether compilers agree with them. */
export function rulesCommand(): Command {
  const command = new Command('rules')
    .summary('list, measure and try rules of languages')
    .description(
      'Lists, measures and tries the rules by which the technique rules changes programs: what every compiler must do ' +
        'with a program after a certain change.',
    );
  const all = addDefault(
    command,
    new Command('list').summary('list all rules').description('Lists all rules, with what they rest on.').action(list),
  );
  addOptions(all, 'Options:', ['json']);
  const coverage = command
    .command('coverage')
    .summary('count the seeds and places that rules apply to')
    .description(
      'Counts for each rule the seeds that it applies to and its places in them, and lists the sections of ' +
        'specifications that are covered, and those that are not. Nothing is compiled by a target.',
    )
    .action(cover);
  addOptions(coverage, 'Options:', ['target', 'seeds', 'rules', 'json', 'config']);
  const tested = command
    .command('test')
    .summary('try rules on a corpus with compilers that are trusted')
    .description(
      'Applies rules to a corpus and prints what compilers contradict: of a new rule, that is most likely its fault. ' +
        'Exits with code 1 if there is anything.',
    )
    .addOption(trustOption())
    .action(test);
  addOptions(tested, 'Options:', [
    ...(['target', 'reference', 'seeds', 'rules', 'chain', 'systematic', 'programs', 'seed', 'run'] as const),
    ...(['seconds', 'megabytes', 'workers', 'json', 'config'] as const),
  ]);
  return styled(command, [
    ['cupel rules', 'list all rules'],
    ['cupel rules coverage --target typescript', 'seeds, places and sections of the specification'],
    ['cupel rules test --rules permuted-union --seeds npm:rxjs@7.8.1 --run 0', 'try a rule on programs of others'],
  ]);
}

async function list(flags: Flags): Promise<void> {
  const { json } = readFlags(flags);
  for (const { rule, language } of await listRules()) {
    const { id, summary, cites, since, until, expectation } = rule;
    if (json) printJson({ id, language: language.id, summary, cites, since, until, expectation });
    else print(`${terminal.palette.bold(id)}  ${language.title}\n  ${summary}\n  ${citationText(cites)}`);
  }
}

async function cover(flags: Flags): Promise<void> {
  const settings = await loadSettings(flags);
  const { rules, seeds, leftOut, covered, uncovered } = await ruleCoverage(settings);
  if (settings.json) {
    printJson({
      seeds,
      leftOut,
      covered,
      uncovered,
      rules: rules.map(({ rule, ...own }) => ({ id: rule.id, ...own })),
    });
    return;
  }
  const right = (text: string): Cell => ({ text, align: 'right' });
  const rows = rules.map(({ rule, ...own }) => [
    { text: rule.id },
    right(formatCount(own.seeds)),
    right(formatCount(own.places)),
    { text: citationText(rule.cites) },
  ]);
  const head = [{ text: 'rule' }, right('seeds'), right('places'), { text: 'section' }];
  for (const line of textTable([head, ...rows])) print(line);
  const out = Object.entries(leftOut).map(([reason, count]) => `${count} ${reason}`);
  print(`\n${seeds} seeds${out.length > 0 ? `, and ${out.join(', ')}` : ''}`);
  const applied = rules.filter((each) => each.places > 0).length;
  print(`${applied} of ${rules.length} rules apply; ${covered.length} sections are covered`);
  for (const section of uncovered) print(`not covered: ${section}`);
}

async function test({ trust, ...flags }: Flags & { readonly trust?: boolean }): Promise<void> {
  const settings = await loadSettings(flags);
  const { programs, contradictions, silent } = await stoppable((signal) =>
    testRules(settings, { signal }, { trust: trust === true }),
  );
  if (settings.json) printJson({ programs, silent, contradictions });
  else {
    for (const each of contradictions) print(contradictionText(each));
    print(`${programs} programs, ${contradictions.length} contradictions, ${silent} times nothing could be said`);
  }
  if (contradictions.length > 0) process.exitCode = 1;
}

function contradictionText(contradiction: Contradiction): string {
  const { target, program } = contradiction;
  const what = isBug(contradiction) ? signatureText(contradiction.verdict.signature) : '';
  const about = isBug(contradiction) ? contradiction.verdict.about : undefined;
  const message = about ? `\n  ${about.message}` : '';
  return `${terminal.palette.bold(target)}  ${what}${message}\n  ${program.trace.join('\n  ')}`;
}
