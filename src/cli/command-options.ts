import { type Command, Option } from 'commander';
import { defaults, type Settings } from './configuration.js';
import { flagNamed } from './load-configuration.js';

/** How long a hunt goes on when it is not told. */
export const defaultSeconds = 60;

// Defaults stand in the text and not in commander: a value of the configuration file must win over them.
const options: Readonly<Record<Exclude<keyof Settings, '$schema' | 'policy'> | 'config', readonly [string, string]>> = {
  target: ['<targets>', 'what is tested, as typescript@7.0.2; several with commas'],
  reference: ['<targets>', 'what it is compared with, as typescript@6.0.3'],
  onlyNew: ['', 'report only what the base does not show'],
  base: ['<target>', 'the version that findings must be new against, as typescript@6.0.3'],
  technique: [
    '<id>',
    'how programs are made: tokens, generate, erase, overwrite, template, or several, as erase+overwrite',
  ],
  for: ['<time>', `how long: 90s, 10m, 8h (default: ${defaultSeconds}s)`],
  triageBudget: ['<time>', 'how long findings are made small in the end; 0 for not at all (default: half of the hunt)'],
  programs: ['<n>', 'how many programs; with --for, whichever comes first'],
  seed: ['<seed>', 'what all random choices follow from'],
  workers: ['<n>', 'how much is done at once (default: one per core)'],
  batch: ['<n>', `how many programs are compiled together (default: ${defaults.batch})`],
  size: ['<size>', 'how large generated programs are: small, medium or large (default: medium)'],
  feature: ['<factors>', 'how likely features are, as lambdas=0,varargs=3; 0 switches one off'],
  patterns: ['<n>', 'in how many ways types of each program are left out (default: 1)'],
  template: ['<templates>', 'names of shipped templates, or files; several with commas (default: all shipped ones)'],
  static: ['', 'fill templates without executing them'],
  exploration: ['<order>', 'the order of the fillings of a template: random or systematic (default: random)'],
  prune: ['', 'do not wait for holes behind conditions that are never true (z3 is installed for Java)'],
  graph: ['<format>', 'draw how types flow, as dot or svg'],
  statistics: ['', 'count which features occur in how many programs'],
  seeds: ['<dir>', 'a folder of programs to start from, in place of the shipped ones'],
  store: ['<dir>', `the folder of the database (default: ${defaults.store})`],
  out: ['<dir>', 'the folder to write to; it must be new or empty'],
  seconds: ['<n>', `the time limit for one program (default: ${defaults.seconds})`],
  megabytes: ['<n>', `the memory limit of a compiler (default: ${defaults.megabytes})`],
  plain: ['', 'start the plain command-line compiler for every program'],
  format: ['<format>', `markdown, json, sarif or junit (default: ${defaults.format})`],
  failOnFindings: ['', 'exit with code 1 when there are findings'],
  json: ['', 'print JSON, and nothing else, to standard output'],
  config: ['<file>', 'the configuration file (default: cupel.config.ts or cupel.config.json)'],
};

/** The options that say how a technique makes its programs. */
export const makingOptions = [
  ...(['seeds', 'size', 'feature', 'patterns'] as const),
  ...(['template', 'static', 'exploration', 'prune'] as const),
];

/** Gives a command some of the settings as options, under a heading of its help. */
export function addOptions(command: Command, heading: string, names: readonly (keyof typeof options)[]): void {
  for (const name of names) {
    const [argument, text] = options[name];
    command.addOption(new Option(`${flagNamed(name)} ${argument}`.trim(), text).helpGroup(heading));
    // What a file switches on, a flag can switch off.
    if (argument === '') command.addOption(new Option(`--no-${flagNamed(name).slice(2)}`).hideHelp());
  }
}
