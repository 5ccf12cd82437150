import type { z } from 'zod';
import type { Random } from '../core/random.js';
import type { Exercised } from '../core/exercised.js';
import type { Draft } from '../core/test-program.js';
import type { ApiLibrary } from './library/api-library.js';
import type { Capability, Language } from './language.js';
import type { Pass } from './reduction.js';
import type { SeedFile } from './source/seed.js';

/** Settings by their names, as they were asked for. */
export type Asked = Readonly<Record<string, unknown>>;

/** What a technique works with during a campaign. */
export interface TechniqueInput {
  readonly language: Language;
  readonly settings?: Asked;
  /** The source files that were read for settings, by the names of these. */
  readonly sources?: Readonly<Record<string, readonly SeedFile[]>>;
  /** The libraries that were read for settings, by the names of these. */
  readonly libraries?: Readonly<Record<string, readonly ApiLibrary[]>>;
  /** The seed of the campaign, for an order of what programs are about; all else is drawn from their random sources. */
  readonly seed?: string;
  /** The programs that a technique changes which makes none itself. */
  readonly parent?: Maker;
}

/** The same with its settings read. */
interface ReadInput<Settings> extends TechniqueInput {
  readonly settings: Settings & Asked;
  readonly sources: Readonly<Record<string, readonly SeedFile[]>>;
}

/** A technique made ready for one language; a program depends only on the random source forked for it. */
export interface Maker {
  /** How many programs are made of one random source; 1 unless it says so. */
  readonly variants?: number;
  /**
   * Does ahead of time what would make the first program take long; fails if a mistake of the user concerns every program.
   */
  prepare?(): Promise<void>;
  /** The index is that of the random source. */
  make(random: Random, variant?: number, index?: number): Draft | Promise<Draft>;
  /** What programs can exercise of libraries; absent where they are not about any. */
  readonly coverage?: ProgramCoverage;
  /** Ends what making programs has started. */
  close?(): Promise<void>;
}

/** What programs exercise of the libraries that they are about. */
export interface ProgramCoverage {
  /** How many members programs can be about. */
  readonly members: number;
  of(program: Pick<Draft, 'model' | 'material'>): Exercised;
}

/** One way of making programs; everything about it is in its folder. */
export interface Technique {
  readonly id: string;
  readonly summary: string;
  readonly needs: readonly Capability[];
  /** It changes the programs of another technique. */
  readonly changes?: boolean;
  /** It makes programs, and where another technique comes before it, it changes the texts of that one instead. */
  readonly mayChange?: boolean;
  /** What its programs compare: compilers with each other, or the tiers of a just-in-time compiler. */
  readonly compares: 'compilers' | 'tiers';
  /** Some of its programs have a main and must run to their ends. */
  readonly runs?: boolean;
  /** What can be asked of it. */
  readonly settings: z.ZodObject;
  /** Reductions that only its programs allow; they are tried first. */
  passes?(language: Language): readonly Pass[];
  /** The features that its programs can go without, and the settings with which they do; absent if there are none. */
  readonly features?: {
    dispensable(settings: Asked): readonly string[];
    without(features: readonly string[], settings: Asked): Asked;
  };
  /** Makes it ready; settings that it does not have are ignored, so that techniques in a chain can share them. */
  open(input: TechniqueInput): Maker;
}

/** A technique whose settings are read by its schema before it is opened. */
export function defineTechnique<Schema extends z.ZodObject>(
  technique: Omit<Technique, 'settings' | 'open'> & {
    readonly settings: Schema;
    open(input: ReadInput<z.output<Schema>>): Maker;
  },
): Technique {
  return {
    ...technique,
    open: ({ settings = {}, sources = {}, ...input }) =>
      technique.open({ ...input, sources, settings: technique.settings.parse(settings) }),
  };
}
