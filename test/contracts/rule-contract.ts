import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirm, type Court } from '../../src/campaign/confirm.js';
import { createObserver, type Observer } from '../../src/campaign/observer.js';
import { programSource } from '../../src/campaign/program-source.js';
import type { Outcome } from '../../src/core/outcome.js';
import { sourcesOf } from '../../src/core/sources.js';
import type { Compilable, SourceFile, TestProgram } from '../../src/core/test-program.js';
import type { Toolchain } from '../../src/core/toolchain.js';
import { isBug } from '../../src/core/verdict.js';
import { openTarget, resolveTarget } from '../../src/harness/toolchains/resolve.js';
import type { Language } from '../../src/model/language.js';
import type { Rule } from '../../src/model/rules/rule.js';
import type { Analyzer } from '../../src/model/source/analyzer.js';
import { judge } from '../../src/oracle/judge.js';
import { whySilent } from '../../src/oracle/rules.js';
import { technique } from '../../src/techniques/rules/technique.js';

const limits = { millis: 60_000, bytes: 2 * 1024 ** 3 };

/** How many programs are made by each rule, and how many findings are confirmed, for which processes are started. */
interface Effort {
  readonly perRule: number;
  readonly confirmed: number;
}

const usual: Effort = { perRule: 3, confirmed: 9 };

/** The rules of a language. */
export async function rulesOf({ rules }: Language): Promise<readonly Rule[]> {
  return (await rules?.load()) ?? [];
}

// Programs that a rule makes of its own example.
async function examplesOf(language: Language, rule: Rule, perRule: number): Promise<TestProgram[]> {
  const seeds = [{ path: 'example', text: rule.example }];
  const settings = { rules: [rule.id], systematic: true };
  const source = programSource(technique, { language, settings, sources: { seeds } }, 'examples');
  try {
    const made: TestProgram[] = [];
    for (let i = 0; i < perRule; i++) made.push(await source.at(i));
    return made;
  } finally {
    await source.close();
  }
}

/** What must hold of every rule of a language: it holds under these targets, and a compiler that breaks it is found out. */
export function describeRules(
  language: Language,
  rules: readonly Rule[],
  targets: readonly string[],
  { perRule, confirmed }: Effort = usual,
): void {
  describe(`rules of ${language.id}`, () => {
    const analysing = oneAnalyzer(language);
    const programs = new Map<string, TestProgram[]>();
    const opened: Toolchain[] = [];

    beforeAll(async () => {
      for (const rule of rules) programs.set(rule.id, await examplesOf(analysing.language, rule, perRule));
      await analysing.close();
      for (const name of targets) {
        const resolved = await resolveTarget(name, language.families);
        opened.push(openTarget(resolved, { limits, workers: 1 }).toolchain);
      }
    }, 300_000);

    afterAll(async () => void (await Promise.all(opened.map((each) => each.close()))));

    test('say what they rest on, and seldom the same', () => {
      const sections = new Map<string, string[]>();
      for (const { id, summary, cites } of rules) {
        expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(summary, id).toMatch(/^\S.*[^.]$/);
        const section = `${cites.document}, ${cites.section}`;
        sections.set(section, [...(sections.get(section) ?? []), id]);
      }
      expect([...sections].filter(([, ids]) => ids.length > 2)).toEqual([]);
    });

    test('hold for their own examples, by every compiler', async () => {
      for (const toolchain of opened) {
        const { verdicts } = await judged(toolchain, [...programs.values()].flat());
        const bugs = verdicts.filter(({ verdict }) => verdict.kind === 'bug');
        expect(bugs.map(({ program, verdict }) => ({ trace: program.trace, files: program.files, verdict }))).toEqual(
          [],
        );
        const silent = verdicts.filter(({ verdict }) => verdict.kind === 'inconclusive');
        const reasons = silent.map(({ verdict }) => (verdict.kind === 'inconclusive' ? verdict.why : ''));
        expect(reasons.filter((why) => !/^the rule \S+ does not hold for/.test(why))).toEqual([]);
      }
    }, 300_000);

    test('find out a compiler that breaks them', async () => {
      const [honest] = opened;
      if (!honest) throw new Error('no target is open');
      const firsts = [...programs.values()].flatMap(([first]) => first ?? []).filter((each) => holdsFor(each, honest));
      const observer = observerOf(breaking(honest, firsts));
      const rows = await observer.observe(firsts);
      const missed: string[] = [];
      for (const [i, program] of firsts.entries()) {
        const suspected = judge(program, rows[i] ?? [], []).filter(isBug);
        if (suspected.every(({ verdict }) => verdict.evidence !== 'rule')) missed.push(program.trace.join());
        if (i % Math.ceil(firsts.length / confirmed) !== 0) continue;
        const { findings } = await confirm(program, suspected, courtOf(observer), { repeat: 'never' });
        expect(findings.map(({ evidence, program: { rules: by } }) => [evidence, by])).toEqual([
          ['rule', program.rules],
        ]);
      }
      expect(missed).toEqual([]);
    }, 300_000);
  });
}

// All rules share one analyser, which takes a process of its own to open.
function oneAnalyzer(language: Language): { readonly language: Language; close(): Promise<void> } {
  const { analyzer: support } = language;
  if (!support) throw new Error(`${language.id} has no analyser`);
  let opening: Promise<Analyzer> | undefined;
  const open = async () => {
    opening ??= support.open();
    const opened = await opening;
    return { analyze: (files: readonly SourceFile[]) => opened.analyze(files), close: () => Promise.resolve() };
  };
  return { language: { ...language, analyzer: { ...support, open } }, close: async () => (await opening)?.close() };
}

// A rule may be younger than the compiler.
function holdsFor(program: TestProgram, { id }: Toolchain): boolean {
  return whySilent(program, { target: `${id}:default` }) === undefined;
}

async function judged(toolchain: Toolchain, programs: readonly TestProgram[]) {
  const rows = await observerOf(toolchain).observe(programs);
  const verdicts = programs.flatMap((program, i) =>
    judge(program, rows[i] ?? [], []).map(({ verdict }) => ({ program, verdict })),
  );
  return { verdicts };
}

function observerOf(toolchain: Toolchain): Observer {
  const runs = toolchain.configurations.find((each) => each.runs);
  const configuration = runs?.name ?? 'default';
  return createObserver([{ name: `${toolchain.id}:${configuration}`, reference: false, configuration, toolchain }]);
}

function courtOf(observer: Observer): Court {
  return { observer, ledger: [], cupelVersion: '0.0.0' };
}

// A compiler with bugs: of these programs it says the opposite, or lets them do something else.
function breaking(honest: Toolchain, programs: readonly TestProgram[]): Toolchain {
  const texts = new Set(programs.map(({ files }) => JSON.stringify(files)));
  const isIt = (program: Compilable) => texts.has(JSON.stringify(sourcesOf(program)));
  return {
    ...honest,
    async observe(batch, options) {
      const observed = await honest.observe(batch, { ...options, onObserved: undefined });
      return observed.map((each, i) => (isIt(batch[i] as Compilable) ? { outcome: opposite(each.outcome) } : each));
    },
    async observePlainly(program, options) {
      const observed = await honest.observePlainly(program, options);
      return isIt(program) ? { outcome: opposite(observed.outcome) } : observed;
    },
  };
}

function opposite(outcome: Outcome): Outcome {
  if (outcome.kind === 'rejected') return { kind: 'accepted' };
  if (outcome.kind === 'accepted' && outcome.run && outcome.run.exitCode >= 0)
    return { kind: 'accepted', run: { exitCode: 1, stdout: 'planted', checksum: 'planted', error: 'Planted' } };
  return { kind: 'rejected', diagnostics: [{ code: 'planted', message: 'planted' }] };
}
