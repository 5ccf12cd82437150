import { programSource } from '../campaign/program-source.js';
import { UserError } from '../core/errors.js';
import type { TestProgram } from '../core/test-program.js';
import { analyze } from '../model/inference/analyze.js';
import { toDot, toSvg } from '../model/inference/draw-graph.js';
import type { ProgramModel } from '../model/program/json.js';
import { programTypes } from '../model/program/program-hierarchy.js';
import { findMaterial, impliedTechnique, type Material, wantedBy } from './material.js';
import { configure } from './read-settings.js';
import type { Settings } from './settings.js';

/** One program of a seed, and its type graph if that was asked. */
export interface ShownProgram {
  readonly program: TestProgram;
  readonly graph?: string;
}

/** Makes the program of a seed at an index. */
export async function show(index: number, settings: Settings = {}): Promise<ShownProgram> {
  if (!Number.isInteger(index) || index < 0)
    throw new UserError(`the index must be a whole number from 0, not ${index}`);
  const configuration = configure(settings);
  const technique = configuration.technique ?? impliedTechnique(configuration) ?? 'generate';
  const material = await findMaterial(await wantedBy(technique, configuration));
  const source = programSource(material.technique, material, configuration.seed ?? '1');
  const program = await source.at(index).finally(() => source.close());
  const { graph } = configuration;
  return graph === undefined ? { program } : { program, graph: drawn(material, program.model, graph) };
}

function drawn({ language, technique }: Material, model: unknown, format: 'dot' | 'svg'): string {
  const support = language.model;
  if (!support || !model) throw new UserError(`programs of technique ${technique.id} have no type graph`);
  const { program, table } = model as ProgramModel;
  const { hierarchy } = programTypes(program, support.profile, table);
  const analysis = analyze(program, support.profile, hierarchy);
  return format === 'dot' ? toDot(analysis) : toSvg(analysis);
}
