import { type ProgramSource, programSource } from '../campaign/program-source.js';
import { isHunt } from '../core/campaign-settings.js';
import { UserError } from '../core/errors.js';
import type { TestProgram } from '../core/test-program.js';
import { toDot } from '../model/drawing/to-dot.js';
import { toSvg } from '../model/drawing/to-svg.js';
import { analyze } from '../model/inference/analyze.js';
import { drawAnalysis } from '../model/inference/draw-analysis.js';
import type { ProgramModel } from '../model/program/json.js';
import { programTypes } from '../model/program/program-hierarchy.js';
import { chosenCampaign } from './chosen-campaign.js';
import { sourceOf } from './hunt/begin.js';
import { storedMaterial } from './hunt/plan.js';
import { findMaterial, impliedTechnique, type Material, wantedBy } from './material.js';
import { configure } from './read-settings.js';
import type { Trust } from './require-trust.js';
import { requireTrustedFiles } from './require-trusted-sources.js';
import type { Settings } from './settings.js';
import { cupelVersion } from './version.js';
import { withStoreToRead } from './with-store.js';
import { type Work, watched } from './work.js';

/** One program of a seed, and its type graph if that was asked. */
export interface ShownProgram {
  readonly program: TestProgram;
  readonly graph?: string;
}

/** Makes the program of a seed at an index. */
export async function show(index: number, settings: Settings = {}): Promise<ShownProgram> {
  requireIndex(index);
  const configuration = configure(settings);
  const technique = configuration.technique ?? impliedTechnique(configuration) ?? 'generate';
  const material = await findMaterial(await wantedBy(technique, configuration));
  const source = programSource(material.technique, material, configuration.seed ?? '1');
  return shown(index, material, source, configuration.graph);
}

/** Makes the program of a campaign at an index: with all its settings, and what was decided in it. */
export async function showOf(
  campaign: string,
  index: number,
  { store: named, graph, trust }: Pick<Settings, 'store' | 'graph'> & Trust = {},
  work: Work = {},
): Promise<ShownProgram> {
  requireIndex(index);
  const folder = configure(named === undefined ? {} : { store: named }).store;
  const {
    seed,
    settings: stored,
    cupelVersion: maker,
  } = await withStoreToRead(folder, watched(work).listen, async (store) =>
    chosenCampaign(await store.campaigns(), campaign),
  );
  if (!isHunt(stored)) throw new UserError(`campaign ${campaign} was imported: it made no programs`);
  if (maker !== cupelVersion)
    throw new UserError(
      `campaign ${campaign} was run by cupel ${maker}, and this is ${cupelVersion}: its programs differ`,
    );
  requireTrustedFiles(`campaign ${campaign}`, stored.making ?? {}, { trust });
  const material = await storedMaterial(stored, { trust });
  return shown(index, material, sourceOf(material, stored, seed, stored.avoided ?? []), graph);
}

async function shown(
  index: number,
  material: Material,
  source: ProgramSource,
  graph: 'dot' | 'svg' | undefined,
): Promise<ShownProgram> {
  const program = await source.at(index).finally(() => source.close());
  return graph === undefined ? { program } : { program, graph: drawn(material, program.model, graph) };
}

function requireIndex(index: number): void {
  if (!Number.isInteger(index) || index < 0)
    throw new UserError(`the index must be a whole number from 0, not ${index}`);
}

function drawn({ language, technique }: Material, model: unknown, format: 'dot' | 'svg'): string {
  const support = language.model;
  if (!support || !model) throw new UserError(`programs of technique ${technique.id} have no type graph`);
  const { program, table } = model as ProgramModel;
  const { hierarchy } = programTypes(program, support.profile, table);
  const drawing = drawAnalysis(analyze(program, support.profile, hierarchy));
  return format === 'dot' ? toDot(drawing) : toSvg(drawing);
}
