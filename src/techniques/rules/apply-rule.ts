import type { Random } from '../../core/random.js';
import { applyChange, type Changed } from '../../model/rules/apply-change.js';
import type { Application, Rule } from '../../model/rules/rule.js';
import type { RuleSeed } from '../../model/rules/rule-seed.js';

/** A rule that was applied to a program at one of its places. */
export interface Applied extends Changed {
  readonly rule: Rule;
  /** For a person: the rule, its place and what it rests on. */
  readonly step: string;
}

/** Applies a rule at one place; nothing if that is not possible there after all. */
export async function applyAt(
  rule: Rule,
  place: Application,
  { files }: RuleSeed,
  random: Random,
): Promise<Applied | undefined> {
  try {
    const edits = await place.transform(random);
    const changed = edits && applyChange(files, edits);
    return changed && { ...changed, rule, step: stepOf(rule, place, files) };
  } catch (error) {
    throw new Error(`the rule ${rule.id} fails at ${whereIs(place, files)}: ${String(error)}`, { cause: error });
  }
}

/** Applies a rule at one of its places, which are tried in a random order. */
export async function applySomewhere(
  rule: Rule,
  seed: RuleSeed,
  tries: number,
  random: Random,
): Promise<Applied | undefined> {
  const places = [...(await seed.placesOf(rule))];
  for (let i = 0; i < tries && places.length > 0; i++) {
    const [place] = places.splice(random.int(0, places.length - 1), 1);
    const applied = place && (await applyAt(rule, place, seed, random));
    if (applied) return applied;
  }
  return undefined;
}

function stepOf(rule: Rule, place: Application, files: RuleSeed['files']): string {
  return `rule ${rule.id} at ${whereIs(place, files)}: ${rule.summary} (${rule.cites.document}, ${rule.cites.section})`;
}

function whereIs({ path, start }: Application, files: RuleSeed['files']): string {
  const before = (files.find((file) => file.path === path)?.text ?? '').slice(0, start).split('\n');
  return `${path}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}
