import { UserError } from '../../core/errors.js';
import type { SourceFile } from '../../core/test-program.js';
import type { Syntax } from '../../model/source/syntax.js';
import { createGrammar, type Grammar } from './grammar.js';
import type { Policy } from './policy.js';
import { readSeed, type Seed } from './seed.js';
import { type Wrapping, type Wrappings, wrappedRoles, wrappingsIn } from './wrappings.js';

/** All seeds of a campaign and what was learned from them. */
export interface Corpus {
  readonly size: number;
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

/** Finds the usable seeds; that there is none is a mistake of the user. */
export function seedReader(files: readonly SourceFile[], syntax: Syntax, policy: Policy): SeedReader {
  const usable = files.filter((file) => file.text.trim() !== '');
  if (usable.length === 0) {
    throw new UserError(
      'the technique tokens has no seeds to mutate; name a folder that holds source files with --seeds DIR',
    );
  }
  const step = Math.ceil(usable.length / policy.sample);
  return {
    size: usable.length,
    seed: remember((index) => readSeed(usable[index] as SourceFile, index, syntax), policy.cached),
    sample: Array.from({ length: Math.ceil(usable.length / step) }, (_, i) => i * step),
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
