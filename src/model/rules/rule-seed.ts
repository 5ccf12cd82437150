import type { SourceFile } from '../../core/test-program.js';
import type { Analyzer } from '../source/analyzer.js';
import type { Syntax } from '../source/syntax.js';
import type { Application, Rule } from './rule.js';
import { type RuleProgram, ruleProgram } from './rule-program.js';

/** What is needed to read programs for rules. */
export interface Reading {
  readonly analyzer: Analyzer;
  readonly syntax: Syntax;
  /** What a program may look at of itself. */
  readonly observed: RegExp;
}

/** A program without errors, and where rules apply to it. */
export interface RuleSeed {
  readonly program: RuleProgram;
  readonly files: readonly SourceFile[];
  /** The places of a rule, which are sought only once. */
  placesOf(rule: Rule): Promise<readonly Application[]>;
}

/** Reads a program; if it cannot be used, why not. */
export async function readRuleSeed(
  files: readonly SourceFile[],
  { analyzer, syntax, observed }: Reading,
): Promise<RuleSeed | string> {
  const analysis = await analyzer.analyze(files);
  if (analysis.kind === 'rejected') return 'has errors';
  if (analysis.kind === 'failed') return 'cannot be analysed';
  const program = ruleProgram(analysis.view, syntax);
  const observesItself = files.some(({ text }) => observed.test(text));
  const known = new Map<Rule, Promise<readonly Application[]>>();
  return {
    program,
    files,
    placesOf(rule) {
      const places = known.get(rule) ?? findPlaces(rule, program, observesItself);
      known.set(rule, places);
      return places;
    },
  };
}

async function findPlaces(rule: Rule, program: RuleProgram, observesItself: boolean): Promise<readonly Application[]> {
  if (rule.expectation.kind === 'same' && observesItself) return [];
  try {
    return await rule.precondition(program);
  } catch (error) {
    throw new Error(`the precondition of the rule ${rule.id} fails: ${String(error)}`, { cause: error });
  }
}
