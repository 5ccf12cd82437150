import { UserError } from '../../core/errors.js';
import type { SourceFile } from '../../core/test-program.js';
import type { Language } from '../../model/language.js';
import { type Reading, type RuleSeed, readRuleSeed } from '../../model/rules/rule-seed.js';

/** A seed by its name, read or with the reason why it cannot be used. */
interface ReadSeed {
  readonly name: string;
  readonly seed: RuleSeed | string;
}

/** The seeds of a campaign, which are read when they are needed. */
export interface RuleCorpus {
  readonly size: number;
  at(index: number): Promise<ReadSeed>;
  /** The example of a rule, as a seed. */
  example(text: string): Promise<RuleSeed | string>;
}

/** Opens a corpus; reading is pure, so forgetting what was read changes nothing. */
export function openRuleCorpus(
  language: Language,
  seeds: readonly SourceFile[],
  read: () => Promise<Reading>,
  cached: number,
): RuleCorpus {
  const usable = seeds.filter(({ text }) => text.trim() !== '');
  if (usable.length === 0)
    throw new UserError(
      'the technique rules has no seeds to change; name a folder that holds source files with --seeds DIR',
    );
  const known = new Map<string, Promise<RuleSeed | string>>();

  async function seedOf(text: string): Promise<RuleSeed | string> {
    const seed = known.get(text) ?? read().then((reading) => readRuleSeed(filesOf(language, text), reading));
    known.delete(text);
    known.set(text, seed);
    if (known.size > cached) known.delete(known.keys().next().value as string);
    return seed;
  }

  return {
    size: usable.length,
    async at(index) {
      const { path, text } = usable[index] as SourceFile;
      return { name: path, seed: await seedOf(text) };
    },
    example: seedOf,
  };
}

function filesOf({ extensions: [extension = ''], separateFiles }: Language, text: string): readonly SourceFile[] {
  const whole = { path: `main${extension}`, text };
  return separateFiles?.(whole) ?? [whole];
}
