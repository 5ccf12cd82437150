import type { Random } from '../core/random.js';
import type { Draft, SourceFile } from '../core/test-program.js';
import type { Capability, Language } from './language.js';
import type { Feature } from './program/feature.js';

/** What a user asks of a technique. What does not concern a technique, it ignores. */
export interface TechniqueSettings {
  /** How large programs are. */
  readonly size?: 'small' | 'medium' | 'large';
  /** How likely features of programs are, as factors; 0 switches one off. */
  readonly features?: Readonly<Partial<Record<Feature, number>>>;
}

/** What a technique works with during a campaign. */
export interface TechniqueInput {
  readonly language: Language;
  readonly seeds: readonly SourceFile[];
  readonly settings?: TechniqueSettings;
}

/** A technique made ready for one language; program i depends only on the random source forked for it. */
interface Maker {
  make(random: Random): Draft;
}

/** One way of making programs. */
export interface Technique {
  readonly id: string;
  readonly summary: string;
  readonly needs: readonly Capability[];
  open(input: TechniqueInput): Maker;
}
