import { programSource } from '../../campaign/program-source.js';
import { UserError } from '../../core/errors.js';
import { sourcesOf } from '../../core/sources.js';
import type { SourceFile } from '../../core/test-program.js';
import type { Language } from '../../model/language.js';
import { requireCapabilities, techniqueNamed } from '../catalogue.js';
import type { Seeds } from './collect-seeds.js';

const usualCount = 100;
const mostPrograms = 10_000;

/** How many programs `generate` or `generate:COUNT` asks for; nothing if it means something else. */
export function generatedCount(where: string): number | undefined {
  if (where === 'generate') return usualCount;
  if (!where.startsWith('generate:')) return undefined;
  const count = /^generate:(\d{1,6})$/.exec(where)?.[1];
  if (count !== undefined && Number(count) > 0 && Number(count) <= mostPrograms) return Number(count);
  throw new UserError(`'${where}' names no seeds; write generate:COUNT, with a COUNT from 1 to ${mostPrograms}`);
}

/** The first programs of the technique `generate`, as texts: always the same, whatever the campaign's own seed is. */
export async function generatedSeeds(count: number, language: Language): Promise<Seeds> {
  const technique = await techniqueNamed('generate');
  requireCapabilities(technique, language);
  const source = programSource(technique, { language, settings: {}, sources: {}, libraries: {} }, 'seeds');
  try {
    const files: SourceFile[] = [];
    for (let index = 0; index < count; index++) {
      const all = sourcesOf(await source.at(index));
      for (const { path, text } of all) files.push({ path: `generate-${index}/${path}`, text });
    }
    return { files, leftOut: new Map() };
  } finally {
    await source.close();
  }
}
