import { Command } from 'commander';
import { programSource } from '../campaign/program-source.js';
import { UserError } from '../core/errors.js';
import { sourcesOf } from '../core/sources.js';
import { analyze } from '../model/inference/analyze.js';
import { toDot, toSvg } from '../model/inference/draw-graph.js';
import { programModel } from '../model/program/json.js';
import { programTypes } from '../model/program/program-hierarchy.js';
import { demandWords } from '../report/verdict-words.js';
import { addOptions, makingOptions } from './command-options.js';
import { otherOptions, styled } from './command-style.js';
import { findMaterial, type HuntMaterial } from './hunt-settings.js';
import { type Flags, loadConfiguration } from './load-configuration.js';
import { techniqueSettings } from './technique-settings.js';
import { print } from './terminal.js';

/** `cupel show`: one program of a seed, or how types flow in it. */
export function showCommand(): Command {
  const command = new Command('show')
    .summary('show one program of a seed')
    .description(
      'Prints the program that a technique makes of a seed at an index, with what is expected of it; or, with --graph, ' +
        'how type information flows in it: what is declared, what could be inferred from what, and what may be left out.',
    )
    .argument('<index>', 'the index of the program, from 0')
    .action(show);
  addOptions(command, 'What:', ['graph', 'seed', 'technique', 'target', ...makingOptions]);
  addOptions(command, otherOptions, ['config']);
  return styled(command, [
    ['cupel show 3 --technique erase --target kotlin', 'the fourth program of seed 1, with types left out'],
    ['cupel show 3 --target kotlin --graph svg > graph.svg', 'how types flow in it'],
  ]);
}

async function show(index: string, flags: Flags): Promise<void> {
  if (!/^\d{1,9}$/.test(index)) throw new UserError(`the index must be a whole number from 0, not ${index}`);
  const configuration = await loadConfiguration(flags);
  const { technique = 'generate', target: [target = ''] = ['typescript'], seed = '1', seeds } = configuration;
  const settings = techniqueSettings(configuration);
  const material = await findMaterial({ target, technique, seeds, settings });
  const source = programSource(material.technique, material, seed);
  const program = await source.at(Number(index));
  await source.close();
  if (configuration.graph !== undefined) {
    print(drawn(material, programModel(program.model), configuration.graph).trimEnd());
    return;
  }
  const { expectation, trace } = program;
  print(`program ${program.id}: every compiler must ${demandWords(expectation)}; ${trace.join('; ')}`);
  for (const { path, text } of sourcesOf(program)) print(`\n${path}\n${text.trimEnd()}`);
}

function drawn(
  { language, technique }: HuntMaterial,
  model: ReturnType<typeof programModel>,
  format: 'dot' | 'svg',
): string {
  const support = language.model;
  if (!support || !model) throw new UserError(`programs of the technique ${technique.id} have no types to draw`);
  const { program, table } = model;
  const { hierarchy } = programTypes(program, support.profile, table);
  const analysis = analyze(program, support.profile, hierarchy);
  return format === 'dot' ? toDot(analysis) : toSvg(analysis);
}
