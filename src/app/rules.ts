import { programSource } from '../campaign/program-source.js';
import { UserError } from '../core/errors.js';
import type { SourceFile, TestProgram } from '../core/test-program.js';
import { isBug, type Judgement } from '../core/verdict.js';
import type { Language } from '../model/language.js';
import { measureRules, type RuleCoverage } from '../model/rules/measure-rules.js';
import type { Rule } from '../model/rules/rule.js';
import { readRuleSeed, type RuleSeed } from '../model/rules/rule-seed.js';
import { judge } from '../oracle/judge.js';
import { allLanguages } from './catalogue.js';
import { planHunt } from './hunt/plan.js';
import { openObserver, openOptions } from './open-observer.js';
import { findMaterial, type Material, wantedBy } from './material.js';
import { configure } from './read-settings.js';
import type { Trust } from './require-trust.js';
import type { Settings } from './settings.js';
import { type Work, watched } from './work.js';

/** A rule with the language that it belongs to. */
export interface ListedRule {
  readonly rule: Rule;
  readonly language: Language;
}

/** All rules of all languages. */
export async function listRules(): Promise<ListedRule[]> {
  const listed: ListedRule[] = [];
  for (const language of await allLanguages())
    for (const rule of (await language.rules?.load()) ?? []) listed.push({ rule, language });
  return listed;
}

/** How many seeds each rule of a language applies to, at how many places, and which sections of specifications that covers. */
export async function ruleCoverage(settings: Settings = {}): Promise<RuleCoverage> {
  const material = await findMaterial(await wantedBy('rules', configure(settings)));
  const { language, sources } = material;
  const [syntax, analyzer] = [await language.syntax?.(), await language.analyzer?.open()];
  if (!syntax || !analyzer || !language.rules) throw new Error(`${language.id} lacks what rules need`);
  const reading = { analyzer, syntax, observed: language.rules.observed };
  async function* read(): AsyncGenerator<RuleSeed | string> {
    for (const { path, text } of sources.seeds ?? []) {
      const [extension = ''] = language.extensions.filter((each) => path.endsWith(each));
      yield await readRuleSeed(filesOf(language, { path: `main${extension}`, text }), reading);
    }
  }
  try {
    return await measureRules(await wantedRules(material), read());
  } finally {
    await analyzer.close();
  }
}

function filesOf({ separateFiles }: Language, whole: SourceFile): readonly SourceFile[] {
  return separateFiles?.(whole) ?? [whole];
}

async function wantedRules({ language, settings }: Pick<Material, 'language' | 'settings'>): Promise<Rule[]> {
  const names = settings.rules as readonly string[] | undefined;
  return ((await language.rules?.load()) ?? []).filter(({ id }) => names?.includes(id) ?? true);
}

/** A program with which a compiler contradicts a rule. */
export interface Contradiction extends Judgement {
  readonly program: TestProgram;
}

/** What became of rules that were tried. */
export interface RuleTrial {
  readonly programs: number;
  readonly contradictions: readonly Contradiction[];
  /** Of how many programs each target says nothing. */
  readonly silent: number;
}

/** Applies rules to a corpus, and shows what compilers that are trusted contradict: what a new rule gets wrong. */
export async function testRules(settings: Settings = {}, work: Work = {}, trust: Trust = {}): Promise<RuleTrial> {
  const configuration = configure({ technique: 'rules', ...settings });
  if (configuration.technique !== 'rules')
    throw new UserError('only programs of the technique rules are tried; remove --technique');
  const { signal } = watched(work);
  const { material, settings: planned } = await planHunt(configuration, trust);
  const { programs: count = 200, seed = '1' } = configuration;
  const source = programSource(material.technique, material, seed);
  const runners = planned.runners && { runners: planned.runners };
  // Whoever is a reference in a hunt is tried as well.
  const all = [...planned.targets, ...planned.references];
  const observer = await openObserver(all, [], openOptions(configuration), { ...runners });
  try {
    const contradictions: Contradiction[] = [];
    let silent = 0;
    for (let from = 0; from < count && !signal.aborted; from += configuration.batch) {
      const batch: TestProgram[] = [];
      for (let i = from; i < Math.min(from + configuration.batch, count); i++) batch.push(await source.at(i));
      const rows = await observer.observe(batch, signal);
      for (const [i, program] of batch.entries())
        for (const judgement of judge(program, rows[i] ?? [], material.language.intendedDifferences)) {
          if (isBug(judgement)) contradictions.push({ ...judgement, program });
          if (judgement.verdict.kind === 'inconclusive') silent++;
        }
    }
    return { programs: count, contradictions, silent };
  } finally {
    await Promise.all([observer.close(), source.close()]);
  }
}
