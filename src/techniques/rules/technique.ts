import { UserError } from '../../core/errors.js';
import { programId } from '../../core/identity.js';
import type { Random } from '../../core/random.js';
import { suggestion } from '../../core/suggest.js';
import type { Draft } from '../../core/test-program.js';
import { combined, isAccepted, toExpectation } from '../../model/rules/expectation.js';
import type { Rule } from '../../model/rules/rule.js';
import type { Analyzer } from '../../model/source/analyzer.js';
import { defineTechnique } from '../../model/technique.js';
import { type Applied, applySomewhere } from './apply-rule.js';
import { type Chosen, chooseRandomly, type Supply, systematicChoice } from './choose.js';
import { policy } from './policy.js';
import { openRuleCorpus } from './rule-corpus.js';
import { type Reading, readRuleSeed } from '../../model/rules/rule-seed.js';
import { settings } from './settings.js';

/** Applies rules of a language to seed programs: what a compiler must do then is what the rules say. */
export const technique = defineTechnique({
  id: 'rules',
  summary: 'rules of the language (precondition, transformation, expectation) applied to seed programs (PTE)',
  needs: ['syntax', 'analyzer', 'rules'],
  compares: 'compilers',
  runs: true,
  settings,
  open({ language, seed: campaign = '', settings: asked, sources: { seeds = [] } }) {
    const { syntax, analyzer: support, rules: ruleSupport } = language;
    if (!syntax || !support || !ruleSupport) throw new Error(`${language.id} lacks what the technique rules needs`);
    let opening: Promise<Analyzer> | undefined;
    let supplying: Promise<Supply> | undefined;
    const read = async (): Promise<Reading> => {
      opening ??= support.open();
      return { analyzer: await opening, syntax: await syntax(), observed: ruleSupport.observed };
    };
    const supply = (): Promise<Supply> => {
      supplying ??= (async () => ({
        corpus: openRuleCorpus(language, seeds, read, policy.cached),
        rules: wanted(await ruleSupport.load(), asked.rules),
        policy,
        campaign,
      }))();
      return supplying;
    };
    let choosing: Promise<(random: Random, index: number) => Promise<Chosen>> | undefined;
    const chooser = () => {
      choosing ??= supply().then((supplied) =>
        asked.systematic
          ? systematicChoice(supplied)
          : (random: Random, index: number) => chooseRandomly(supplied, random, index),
      );
      return choosing;
    };

    async function link(before: Applied, rules: readonly Rule[], random: Random): Promise<Applied | undefined> {
      const seed = await readRuleSeed(before.files, await read());
      // The analyser may be of another version than the rule is about.
      if (typeof seed === 'string') return undefined;
      for (let i = 0; i < policy.links; i++) {
        const applied = await applySomewhere(random.pick(rules), seed, policy.places, random);
        if (applied) return applied;
      }
      return undefined;
    }

    return {
      prepare: async () => void (await chooser()),
      async make(random, _variant, index = 0) {
        const { rules } = await supply();
        const first = await (await chooser())(random, index);
        const parent: Draft = draftOf(first);
        const applied: Applied[] = [first];
        let { expectation } = first.rule;
        while (applied.length < (asked.chain ?? 1) && isAccepted(expectation)) {
          const next = await link(applied.at(-1) as Applied, rules, random);
          if (!next) break;
          applied.push(next);
          expectation = combined(expectation, next.rule.expectation);
        }
        const { files, at } = applied.at(-1) as Applied;
        return {
          files,
          expectation: toExpectation(expectation, programId(parent, language.id), at),
          trace: [`seed ${first.seedName}`, ...applied.map(({ step }) => step)],
          material: `${applied.map(({ rule }) => rule.id).join(' and ')} on ${first.seedName}`,
          rules: applied.map(({ rule: { id, summary, cites, since, until } }) => ({
            ...{ id, summary, cites },
            ...(since && { since }),
            ...(until && { until }),
          })),
          parent,
        };
      },
      close: async () => (await opening)?.close(),
    };
  },
});

const drafts = new WeakMap<Chosen['seed'], Draft>();

// Programs of one seed share their parent.
function draftOf({ seed }: Chosen): Draft {
  const known = drafts.get(seed) ?? {
    files: seed.files,
    expectation: { kind: 'accept' },
    trace: ['seed'],
  };
  drafts.set(seed, known);
  return known;
}

function wanted(all: readonly Rule[], names: readonly string[] | undefined): readonly Rule[] {
  if (!names) return all;
  const ids = all.map(({ id }) => id);
  return names.map((name) => {
    const rule = all.find(({ id }) => id === name);
    if (!rule) throw new UserError(`there is no rule '${name}'; ${suggestion(name, ids)}`);
    return rule;
  });
}
