import type { Configuration } from '../../core/toolchain.js';

/** A tier of an engine, or another way of running it. */
export interface Tier extends Configuration {
  readonly flags: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** What a probe must say of a function that is called often; a tier without it is not probed. */
  readonly reaches?: string;
}

/** A kind of JavaScript engine: how its tiers are chosen, and how it runs a script. */
export interface Engine {
  /** The word before the `@` of a target. */
  readonly family: string;
  tiers(version: string): readonly Tier[];
  /** The arguments that run a script under a tier. */
  arguments(tier: Pick<Tier, 'flags'>, script: string): readonly string[];
  /**
   * What leaves a program much less stack than usual, or ends it where the stack overflows; with more stack, an engine may
   * break. Absent where nothing does.
   */
  otherStack?(version: string): Pick<Tier, 'flags' | 'environment'>;
  /** Set where only a program that is a script of its own is compiled as in earnest. */
  readonly alone?: true;
  /** What a person types in place of the path of the engine. */
  typed(version: string): string;
  /** How the tier that a function has reached is seen. */
  readonly probe: Probe;
  /** A program that makes the engine abort, to prove that this is seen; absent where programs cannot do that. */
  readonly crash?: string;
}

/** A way of seeing in which tier a function runs. */
export interface Probe {
  /** Added to the flags and the environment of the tier. */
  readonly flags: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  script(version: string): string;
  /** The tier that the output speaks of. */
  read(output: string): string | undefined;
}

/** An engine of one version that is on this machine. */
export interface InstalledEngine {
  readonly engine: Engine;
  readonly binary: string;
  readonly version: string;
}
