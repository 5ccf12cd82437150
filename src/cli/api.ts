import { Command, Option } from 'commander';
import { type ApiRequest, type ApiView, type ExtractedApi, extractApi, listedLibraries, showApi } from '../app/api.js';
import { formatCount } from '../report/numbers.js';
import { type Cell, textTable } from '../report/text-table.js';
import { styled } from './command-style.js';
import { print, printDocument, printJson, sayEvent } from './terminal.js';

/** `cupel api`: what libraries offer to programs, read from what compilers see. */
export function apiCommand(): Command {
  const command = new Command('api')
    .summary('read the API of libraries')
    .description(
      'Reads the API of libraries from what compilers see: class files, metadata and declarations. Nothing of a library is ' +
        'executed. Members that the model cannot express are skipped and listed by reason.',
    );
  command
    .command('extract')
    .summary('write the API of libraries as JSON')
    .description(
      'Reads the API of one or more libraries, and writes it as JSON; without --out, to standard output with --json.',
    )
    .addOption(sourceOption())
    .option('--out <file>', 'output file')
    .addOption(languageOption())
    .option('--json', 'print the API as JSON')
    .action(extract);
  command
    .command('show')
    .summary('print what an API consists of')
    .description('Prints what an API consists of and what was skipped, or draws the API graph around a class.')
    .argument('<source>', `${sources}; or a file written by \`cupel api extract\``)
    .addOption(languageOption())
    .option('--graph <type>', 'draw the API graph around this class')
    .addOption(new Option('--format <name>', 'the format of the drawing (default: dot)').choices(['dot', 'svg']))
    .option('--json', 'print the counts as JSON')
    .action(show);
  command
    .command('list')
    .summary('list the libraries that can be named by one word')
    .description(
      'Lists libraries with the names by which --library and the other commands here know them, and the exact versions ' +
        'that these stand for. Any other library can be named by its coordinates.',
    )
    .option('--language <language>', 'only those that programs of this language can use')
    .option('--json', 'print the list as JSON')
    .action(list);
  return styled(command, [
    ['cupel api list --language kotlin', 'the libraries that can be named by one word'],
    ['cupel api show jdk:java.util', 'counts, and what was skipped'],
    ['cupel api extract --from maven:com.google.guava:guava:33.4.8-jre --out guava.json', 'a library of Maven'],
    ['cupel api show guava.json --graph Multiset --format svg > graph.svg', 'draw the API graph around a class'],
    ['cupel api extract --from jdk:java.util --from jdk:java.util.function --json', 'several packages as one API'],
  ]);
}

const sources =
  'a name of `cupel api list`, jdk:PACKAGE, maven:GROUP:ARTIFACT:VERSION, npm:PACKAGE@VERSION, a jar, or a folder of class files';

function sourceOption(): Option {
  return new Option('--from <source>', `${sources}; can be repeated`)
    .makeOptionMandatory()
    .argParser((each: string, before: readonly string[] = []) => [...before, each]);
}

function languageOption(): Option {
  return new Option('--language <language>', 'the language in whose terms the API is read (default: by the source)');
}

interface Json {
  readonly json?: boolean;
}

async function extract({ json, ...request }: ApiRequest & Json): Promise<void> {
  const extracted = await extractApi(request, { listen: sayEvent });
  if (json) printJson(extracted.api);
  else print(summary(extracted));
  if (!json && request.out !== undefined) print(`wrote ${request.out}`);
}

async function show(source: string, { json, ...view }: Omit<ApiView, 'source'> & Json): Promise<void> {
  const { drawing, ...shown } = await showApi({ source, ...view }, { listen: sayEvent });
  if (drawing !== undefined) printDocument(drawing.trimEnd());
  else if (json) printJson(shown.measure);
  else print(summary(shown));
}

async function list({ language, json }: Json & { readonly language?: string }): Promise<void> {
  const lists = await listedLibraries(language);
  if (json) return printJson(lists);
  const rows = lists.flatMap(({ language: id, libraries }) =>
    libraries.map(({ name, reference, about }) => [id, name, reference, about].map((text) => ({ text }))),
  );
  const head = ['language', 'name', 'library', 'what makes it worth testing with'].map((text) => ({ text }));
  for (const line of textTable([head, ...rows])) print(line);
}

function summary({ api, measure }: ExtractedApi): string {
  const right = (text: string): Cell => ({ text, align: 'right' });
  const of = (part: number, all: number) => `${formatCount(part)}/${formatCount(all)}`;
  const rows: [name: string, value: string][] = [
    ['nodes of the API graph', formatCount(measure.nodes)],
    ['edges of the API graph', formatCount(measure.edges)],
    ['polymorphic/all methods', of(measure.polymorphicMethods, measure.methods)],
    ['fields', formatCount(measure.fields)],
    ['constructors', formatCount(measure.constructors)],
    ['type constructors/all types', of(measure.polymorphicTypes, measure.types)],
    ['mean inheritance chain', measure.meanChain.toFixed(2)],
    ['mean signature', measure.meanSignature.toFixed(2)],
    ['types that it speaks of', formatCount(api.mentioned.length)],
    ['public members expressed', `${measure.expressed.toFixed(1)}%`],
  ];
  const names = api.sources.map(({ text, version }) => (version === undefined ? text : `${text} (${version})`));
  const lines = [names.join(', '), ...textTable(rows.map(([name, value]) => [{ text: `  ${name}` }, right(value)]))];
  if (measure.skipped.length === 0) return [...lines, 'nothing was skipped'].join('\n');
  const skipped = measure.skipped.map(({ reason, classes, members, example }) => [
    right(formatCount(members)),
    right(formatCount(classes)),
    { text: reason },
    { text: example },
  ]);
  const head = [right('members'), right('types'), { text: 'reason' }, { text: 'example' }];
  return [...lines, 'skipped:', ...textTable([head, ...skipped]).map((line) => `  ${line}`)].join('\n');
}
