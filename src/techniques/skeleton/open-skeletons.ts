import { createRandom, type Random } from '../../core/random.js';
import type { SourceFile } from '../../core/test-program.js';
import type { Language } from '../../model/language.js';
import type { ApiLibrary } from '../../model/library/api-library.js';
import { analyzerQueue } from '../../model/skeleton/analyzer-queue.js';
import { seedShelf, type Suited } from '../../model/skeleton/seed-shelf.js';
import type { Analyzer } from '../../model/source/analyzer.js';
import { type Enumerated, enumerateTypes } from './enumerate-types.js';
import { libraryCalls } from './library-calls.js';
import { policy } from './policy.js';
import {
  type GenerationResult,
  type MutationSeed,
  readGenerationSeed,
  readMutationSeed,
  type Reader,
} from './seeds.js';

/** A program, what it was made of, and what was done. */
interface Filled extends Enumerated {
  /** The file that it is written to. */
  readonly path: string;
  /** The seed that was filled, and those that expressions were made of. */
  readonly into: string;
  readonly from: readonly string[];
}

/** Makes programs by type-centric enumeration. */
export interface Skeletons {
  prepare(): Promise<void>;
  fill(random: Random, variant: number): Promise<Filled>;
  /** Fills a text that is no seed; nothing if it does not suit. */
  fillText(text: string, random: Random, variant: number): Promise<Filled | undefined>;
  close(): Promise<void>;
}

/** What programs are made of. */
export interface SkeletonMaterial {
  readonly language: Language;
  readonly seeds: readonly SourceFile[];
  readonly library: readonly ApiLibrary[];
  readonly fillings: number;
  readonly merged: number;
}

/** Opens the seeds and the analyser of a language; both are used when they are first needed. */
export function openSkeletons({ language, seeds, library, fillings, merged }: SkeletonMaterial): Skeletons {
  const { analyzer: support, notation, extensions } = language;
  if (!support || !notation) throw new Error(`${language.id} has no analyser, which the technique skeleton needs`);
  const queue = analyzerQueue(support);
  const path = `main${extensions[0] ?? ''}`;
  const calls = libraryCalls(library, notation, policy.generation);
  const readerOf = (analyzer: Analyzer): Reader => ({ analyzer, notation, path, policy, library: calls });
  // What a seed gives depends on it and its number alone, so that it is the same in every program and can be kept.
  const into = seedShelf<MutationSeed>(seeds, {
    ...policy,
    wanted: 'a seed must compile, and values of known types must be able to stand in many of its places',
    measure: (file) => queue.use((analyzer) => readMutationSeed(file, readerOf(analyzer))),
  });
  const from = seedShelf<GenerationResult>(seeds, {
    ...policy,
    wanted: 'a seed must compile also when what it declares is renamed, and declare something that can be used',
    measure: (file, index) =>
      queue.use((analyzer) =>
        readGenerationSeed(file, readerOf(analyzer), { label: `_${index}`, random: createRandom(`seed ${index}`) }),
      ),
  });

  return {
    prepare: async () => void (await Promise.all([into.from(0), from.from(0)])),
    async fill(random, variant) {
      const chosen = await into.from(random.int(0, into.size - 1));
      return { ...(await joined(chosen, random, variant)), path, into: chosen.path };
    },
    async fillText(text, random, variant) {
      const seed = await queue.use((analyzer) => readMutationSeed({ path, text }, readerOf(analyzer)));
      if (!seed) return undefined;
      return { ...(await joined({ seed, index: -1, path }, random, variant)), path, into: path };
    },
    close: () => queue.close(),
  };

  // Two seeds may not be joined, because of names that cannot change; then others are tried, in the end none.
  async function joined(
    { seed, index }: Suited<MutationSeed>,
    random: Random,
    variant: number,
  ): Promise<Enumerated & Pick<Filled, 'from'>> {
    for (let i = 0; i < policy.pairs; i++) {
      const own = random.fork(`pair ${i}`);
      const found = await drawSeeds(own, i < policy.pairs - 1 ? merged : 1, index);
      const parts = { into: seed, from: found.map((each) => each.seed), variant, fillings };
      const made = await queue.use((analyzer) => enumerateTypes(readerOf(analyzer), parts, own));
      if (made) return { ...made, from: found.map((each) => each.path) };
    }
    const alone = { into: seed, from: [], variant, fillings };
    const made = await queue.use((analyzer) => enumerateTypes(readerOf(analyzer), alone, random.fork('alone')));
    if (!made) throw new Error('the analyser accepts a seed, and not the same seed with a function behind it');
    return { ...made, from: [] };
  }

  async function drawSeeds(random: Random, count: number, other: number): Promise<Suited<GenerationResult>[]> {
    const found = new Map<number, Suited<GenerationResult>>();
    for (let i = 0; i < count; i++) {
      let each = await from.from(random.int(0, from.size - 1));
      // A seed gives more to another one than to itself.
      if (each.index === other && from.size > 1) each = await from.from(each.index + 1);
      found.set(each.index, each);
    }
    return [...found.values()];
  }
}
