import type { Random } from '../core/random.js';
import type { Draft, SourceFile } from '../core/test-program.js';
import type { Capability, Language } from './language.js';
import type { Feature } from './program/feature.js';
import type { TemplateSettings } from './template/support.js';

/** What a user asks of a technique. What does not concern a technique, it ignores. */
export interface TechniqueSettings {
  /** How large programs are. */
  readonly size?: 'small' | 'medium' | 'large';
  /** How likely features of programs are, as factors; 0 switches one off. */
  readonly features?: Readonly<Partial<Record<Feature, number>>>;
  /** Numbers that take the place of those of the generator's policy. */
  readonly policy?: PolicyChanges;
  /** How many ways of leaving out types are tried on each program. */
  readonly patterns?: number;
  /** How templates are filled. */
  readonly template?: TemplateSettings;
}

/** Numbers, ranges and groups of them, by their names in a policy. */
export interface PolicyChanges {
  readonly [name: string]: unknown;
}

/** What a technique works with during a campaign. */
export interface TechniqueInput {
  readonly language: Language;
  readonly seeds: readonly SourceFile[];
  readonly settings?: TechniqueSettings;
  /** The programs that a technique changes which makes none itself. */
  readonly parent?: Maker;
}

/** A technique made ready for one language; a program depends only on the random source forked for it. */
export interface Maker {
  /** How many programs are made of one random source; 1 unless it says so. */
  readonly variants?: number;
  make(random: Random, variant?: number, index?: number): Draft | Promise<Draft>;
  /** Ends what making programs has started. */
  close?(): Promise<void>;
}

/** One way of making programs. */
export interface Technique {
  readonly id: string;
  readonly summary: string;
  readonly needs: readonly Capability[];
  /** It changes the programs of another technique. */
  readonly changes?: boolean;
  open(input: TechniqueInput): Maker;
}
