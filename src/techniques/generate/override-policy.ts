import { UserError } from '../../core/errors.js';
import { suggestion } from '../../core/suggest.js';
import type { Policy } from './policy.js';

/** Numbers, ranges and groups of them, by their names in a policy. */
interface PolicyChanges {
  readonly [name: string]: unknown;
}

/** A policy with some of its numbers replaced; each must be one that the policy has. */
export function overridePolicy(policy: Policy, changes: PolicyChanges): Policy {
  return override(policy as unknown as Level, changes, 'policy') as unknown as Policy;
}

interface Level {
  readonly [name: string]: number | readonly number[] | Level;
}

function override(level: Level, changes: PolicyChanges, path: string): Level {
  const changed: Record<string, Level[string]> = { ...level };
  for (const [name, value] of Object.entries(changes)) {
    const known = Object.hasOwn(level, name) && name !== 'features' ? level[name] : undefined;
    const place = `${path}.${name}`;
    if (known === undefined) {
      const names = Object.keys(level).filter((each) => each !== 'features');
      throw new UserError(`there is no ${place}; ${suggestion(name, names)}`);
    }
    if (typeof known === 'number') changed[name] = numberOf(value, place);
    else if (Array.isArray(known)) changed[name] = rangeOf(value, place);
    else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      changed[name] = override(known as Level, value as PolicyChanges, place);
    else throw new UserError(`${place} must be an object of numbers`);
  }
  return changed;
}

function numberOf(value: unknown, place: string): number {
  if (typeof value === 'number' && value >= 0 && value <= 1e6) return value;
  throw new UserError(`${place} must be a number that is not negative`);
}

function rangeOf(value: unknown, place: string): readonly number[] {
  const [least, most] = Array.isArray(value) && value.length === 2 ? (value as unknown[]) : [];
  const isRange = Number.isInteger(least) && Number.isInteger(most) && (least as number) >= 0;
  if (isRange && (least as number) <= (most as number)) return [least as number, most as number];
  throw new UserError(`${place} must be a range, as [1, 3]`);
}
