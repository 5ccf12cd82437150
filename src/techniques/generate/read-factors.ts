import { UserError } from '../../core/errors.js';
import { suggestion } from '../../core/suggest.js';
import { type Feature, features } from '../../model/program/feature.js';

/** How likely features are, of factors as a user writes them: `lambdas=0`. */
export function readFactors(factors: readonly string[]): Readonly<Partial<Record<Feature, number>>> {
  return Object.fromEntries(factors.map(readFactor));
}

function readFactor(text: string): [Feature, number] {
  const [, name = text, factor = ''] = /^(\w+)=(.*)$/.exec(text) ?? [];
  if (!(features as readonly string[]).includes(name))
    throw new UserError(`there is no feature '${name}'; ${suggestion(name, features)}`);
  if (!/^\d{1,6}(\.\d{1,6})?$/.test(factor))
    throw new UserError(`the feature ${name} needs a factor, as ${name}=0 or ${name}=2.5`);
  return [name as Feature, Number(factor)];
}
