import type { Random } from '../../../core/random.js';
import { UserError } from '../../../core/errors.js';
import { suggestion } from '../../../core/suggest.js';
import { type LibraryFeature, libraryFeatures } from '../../../model/program/library-feature.js';

/** How often programs have each feature beside the use of a member. */
export type Factors = Readonly<Partial<Record<LibraryFeature, number>>>;

/** Chooses what a program does beside the plain use of a member; nothing for most programs. */
export function drawFocus(random: Random, share: number, factors: Factors): LibraryFeature | undefined {
  const weights = libraryFeatures.map((feature) => factors[feature] ?? 1);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  // With all factors at 1, the share of the programs that have a focus is the one given.
  if (total === 0 || !random.chance(Math.min(1, (share * total) / libraryFeatures.length))) return undefined;
  let at = (random.int(0, 0xffff) / 0x10000) * total;
  for (const [i, weight] of weights.entries()) {
    at -= weight;
    if (at < 0) return libraryFeatures[i];
  }
  return undefined;
}

/** Reads factors as a user writes them: `libraryChains=0`. */
export function readFactors(texts: readonly string[]): Factors {
  return Object.fromEntries(
    texts.map((text) => {
      const [, name = text, factor = ''] = /^(\w+)=(.*)$/.exec(text) ?? [];
      if (!(libraryFeatures as readonly string[]).includes(name))
        throw new UserError(`programs of api have no '${name}'; ${suggestion(name, libraryFeatures)}`);
      if (!/^\d{1,6}(\.\d{1,6})?$/.test(factor))
        throw new UserError(`${name} needs a factor, as ${name}=0 or ${name}=2.5`);
      return [name, Number(factor)];
    }),
  );
}
