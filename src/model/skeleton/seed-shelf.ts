import { UserError } from '../../core/errors.js';
import type { SourceFile } from '../../core/test-program.js';
import { toAscii } from '../source/ascii.js';

/** A seed that was measured and is suited. */
export interface Suited<T> {
  readonly index: number;
  readonly path: string;
  readonly seed: T;
}

/** Seeds that are measured when they are first needed; what does not suit a technique is passed over. */
export interface SeedShelf<T> {
  readonly size: number;
  /** The seed with this index, or the first suitable one after it. */
  from(index: number): Promise<Suited<T>>;
}

/** How seeds are measured, and how many. */
export interface Measure<T> {
  /** Nothing for a seed that is not suited. It may depend on the seed alone: seeds are forgotten and measured again. */
  readonly measure: (file: SourceFile, index: number) => Promise<T | undefined>;
  /** What is said where none is suited. */
  readonly wanted: string;
  /** How many in a row may be unsuited before the search ends. */
  readonly run: number;
  /** How many measured ones are kept in memory. */
  readonly kept: number;
}

/** Makes the shelf of some seeds; that none holds anything is a mistake of the user. */
export function seedShelf<T>(files: readonly SourceFile[], { measure, wanted, run, kept }: Measure<T>): SeedShelf<T> {
  const seeds = files.filter(({ text }) => text.trim() !== '');
  if (seeds.length === 0) throw new UserError('there are no seeds; name a folder of source files with --seeds DIR');
  const known = new Map<number, Promise<T | undefined>>();
  const unsuited = new Set<number>();

  function read(index: number): Promise<T | undefined> {
    const { path, text } = seeds[index] as SourceFile;
    const found = known.get(index) ?? measure({ path, text: toAscii(text) }, index);
    known.delete(index);
    known.set(index, found);
    if (known.size > kept) known.delete(known.keys().next().value as number);
    return found;
  }

  return {
    size: seeds.length,
    async from(start) {
      for (let i = 0; i < Math.min(seeds.length, run); i++) {
        const index = (start + i) % seeds.length;
        if (unsuited.has(index)) continue;
        const seed = await read(index);
        if (seed !== undefined) return { index, path: (seeds[index] as SourceFile).path, seed };
        unsuited.add(index);
        known.delete(index);
      }
      throw new UserError(`no seed is suited, such as ${seeds[start % seeds.length]?.path}: ${wanted}`);
    },
  };
}
