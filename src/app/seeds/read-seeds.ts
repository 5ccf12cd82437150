import { UserError } from '../../core/errors.js';
import { packageSources } from '../../harness/toolchains/library.js';
import type { Language } from '../../model/language.js';
import type { Seeds } from './collect-seeds.js';
import { folderSeeds } from './folder-seeds.js';
import { generatedCount, generatedSeeds } from './generated-seeds.js';
import { librarySeeds } from './library-seeds.js';

/**
 * Reads all seeds below a folder, of a package `npm:NAME@VERSION`, of the sources of a library
 * `maven:GROUP:ARTIFACT:VERSION:sources`, or that `generate:COUNT` makes, in a fixed order.
 */
export async function readSeeds(where: string, language: Language, tell: (notice: string) => void): Promise<Seeds> {
  const seeds = await seedsOf(where, language, tell);
  if (seeds.files.length > 0) return seeds;
  const why = describeLeftOut(seeds.leftOut);
  const endings = language.extensions.join(' or ');
  throw new UserError(`there is no file ending in ${endings} below ${where}${why && ` that can be a seed: ${why}`}`);
}

async function seedsOf(where: string, language: Language, tell: (notice: string) => void): Promise<Seeds> {
  const count = generatedCount(where);
  if (count !== undefined) return generatedSeeds(count, language);
  if (where.startsWith('maven:')) return librarySeeds(where, language, tell);
  return folderSeeds(where.startsWith('npm:') ? (await packageSources(where)).location : where, language);
}

/** The reasons why files are no seeds, in words, the most frequent first; an empty text if there are none. */
export function describeLeftOut(leftOut: Seeds['leftOut']): string {
  const sorted = [...leftOut].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return sorted.map(([reason, count]) => `${count} ${reason}`).join(', ');
}
