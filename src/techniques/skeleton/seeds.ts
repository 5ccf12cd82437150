import type { Random } from '../../core/random.js';
import type { SourceFile } from '../../core/test-program.js';
import { anonymous } from '../../model/skeleton/anonymous.js';
import { type Hole, typedSkeleton } from '../../model/skeleton/holes.js';
import { join, type Joinable, splitHead } from '../../model/skeleton/join.js';
import type { TypedValue } from '../../model/skeleton/probe-values.js';
import type { Analyzer } from '../../model/source/analyzer.js';
import type { Notation } from '../../model/source/notation.js';
import type { TypedView } from '../../model/source/typed-view.js';
import { generateExpressions, type GenerationSeed } from './generate-expressions.js';
import type { Policy } from './policy.js';

/** What seeds are read with. */
export interface Reader {
  readonly analyzer: Analyzer;
  readonly notation: Notation;
  readonly path: string;
  readonly policy: Policy;
  readonly library: GenerationSeed['library'];
}

/** A range of a text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A seed for the mutation phase; places count from the beginning of its body. */
export interface MutationSeed extends Joinable {
  readonly holes: readonly Hole[];
  /** All values of it, also those that are no holes. */
  readonly values: readonly Range[];
  readonly words: ReadonlySet<string>;
}

/** A seed for the generation phase, and what was generated. */
export interface GenerationResult extends Joinable {
  readonly names: ReadonlySet<string>;
  readonly expressions: readonly string[];
}

/** Measures a seed for the mutation phase: it must compile, and enough of its values must be holes. */
export async function readMutationSeed({ text }: SourceFile, reader: Reader): Promise<MutationSeed | undefined> {
  const { analyzer, notation, policy } = reader;
  const opened = await open(text, reader);
  if (!opened) return undefined;
  const { parts, start, view } = opened;
  const [file] = view.files;
  if (!file) return undefined;
  const holes = await typedSkeleton({ analyzer, file, notation }, policy.holes);
  const values = file.expressions.filter(({ use }) => use === 'value');
  if (holes.length < policy.fewestHoles || holes.length < values.length * policy.smallestShare) return undefined;
  const shifted = <T extends Range>(range: T): T => ({ ...range, start: range.start - start, end: range.end - start });
  return {
    ...parts,
    holes: holes.map(shifted),
    values: values.map(({ start: from, end }) => shifted({ start: from, end })),
    words: wordsIn(text),
  };
}

/** Measures a seed for the generation phase: its names on top must be free to change, and it must give enough expressions. */
export async function readGenerationSeed(
  { text }: SourceFile,
  reader: Reader,
  { label, random }: { readonly label: string; readonly random: Random },
): Promise<GenerationResult | undefined> {
  const { analyzer, notation, policy, path, library } = reader;
  const opened = await open(text, reader);
  const renamed = opened && (await anonymous(analyzer, opened.view, { label, notation }));
  if (!renamed) return undefined;
  const seed = { analyzer, path, text: renamed.text, notation, library };
  const expressions = await generateExpressions(seed, policy.generation, random);
  if (!expressions || expressions.length < policy.fewestExpressions) return undefined;
  return {
    ...splitHead(renamed.text, notation),
    names: renamed.names,
    expressions: expressions.map((each: TypedValue) => each.text),
  };
}

interface Opened {
  readonly parts: Joinable;
  readonly start: number;
  readonly view: TypedView;
}

async function open(text: string, { analyzer, notation, path, policy }: Reader): Promise<Opened | undefined> {
  if (text.length > policy.longestSeed) return undefined;
  const parts = splitHead(text, notation);
  const { text: whole, starts } = join([parts]);
  const analysis = await analyzer.analyze([{ path, text: whole }]);
  if (analysis.kind !== 'typed') return undefined;
  return { parts, start: starts[0] ?? 0, view: analysis.view };
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu));
}
