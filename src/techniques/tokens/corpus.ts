import { UserError } from '../../core/errors.js';
import type { SeedFile } from '../../model/source/seed.js';
import type { Syntax } from '../../model/source/syntax.js';
import { createGrammar, type Grammar } from './grammar.js';
import type { Policy } from './policy.js';
import { readSeed, type Seed } from './seed.js';
import { type Wrapping, type Wrappings, wrappedRoles, wrappingsIn } from './wrappings.js';

/** All seeds of a campaign and what was learned from them. */
export interface Corpus {
  readonly size: number;
  /** The seed with this index, or the first one after it that is in the grammar. */
  seed(index: number): Seed;
  readonly grammar: Grammar;
  readonly wrappings: Wrappings;
}

/** The seeds of a campaign, which are read when they are needed. */
export interface SeedReader {
  readonly size: number;
  readonly seed: (index: number) => Seed;
  /** The indexes of the seeds to learn from. */
  readonly sample: readonly number[];
}

/** Finds the seeds that hold anything; that there is none is a mistake of the user. */
export function usableSeeds(files: readonly SeedFile[]): readonly SeedFile[] {
  const usable = files.filter((file) => file.text.trim() !== '');
  if (usable.length === 0) {
    throw new UserError(
      'the technique tokens has no seeds to mutate; name a folder that holds source files with --seeds DIR',
    );
  }
  return usable;
}

/** Makes the reader of some seeds. */
export function seedReader(usable: readonly SeedFile[], syntax: Syntax, policy: Policy): SeedReader {
  const step = Math.ceil(usable.length / policy.sample);
  const read = remember((index) => readSeed(usable[index] as SeedFile, index, syntax), policy.cached);
  return {
    size: usable.length,
    seed: firstSound(read, usable, policy),
    sample: Array.from({ length: Math.ceil(usable.length / step) }, (_, i) => i * step),
  };
}

// What is not in the grammar is no seed: its tree is a guess, and so would be all that is done to it.
function firstSound(
  read: (index: number) => Seed,
  usable: readonly SeedFile[],
  { faultyRun }: Policy,
): (index: number) => Seed {
  const faulty = new Set<number>();
  return (index) => {
    for (let i = 0; i < Math.min(usable.length, faultyRun); i++) {
      const candidate = (index + i) % usable.length;
      if (faulty.has(candidate)) continue;
      const seed = read(candidate);
      if (!seed.tree.isFaulty) return seed;
      faulty.add(candidate);
    }
    const [first] = usable;
    throw new UserError(`no seed is in the grammar of its language, nor is ${first?.path}; check the folder of seeds`);
  };
}

/** Learns from a sample of the seeds, in small steps: on a busy machine it takes seconds, and others want their turn. */
export function* openCorpus({ size, seed, sample }: SeedReader, { maxWrapping }: Policy): Generator<void, Corpus> {
  const grammar = createGrammar();
  const wrappings = new Map(wrappedRoles.map((role) => [role, [] as Wrapping[]]));
  for (const index of sample) {
    const read = seed(index);
    yield;
    grammar.learn(read);
    yield;
    for (const [role, found] of wrappings) for (const each of wrappingsIn(read, role, maxWrapping)) found.push(each);
    yield;
  }
  return { size, seed, grammar, wrappings };
}

// A folder of thousands of seeds does not fit into memory as trees; reading is pure, so forgetting changes nothing.
function remember<T>(read: (index: number) => T, limit: number): (index: number) => T {
  const known = new Map<number, T>();
  return (index) => {
    const value = known.get(index) ?? read(index);
    known.delete(index);
    known.set(index, value);
    if (known.size > limit) known.delete(known.keys().next().value as number);
    return value;
  };
}
