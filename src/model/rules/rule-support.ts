import type { Rule } from './rule.js';

/** A language's rules. */
export interface RuleSupport {
  readonly load: () => Promise<readonly Rule[]>;
  /**
   * What a program may look at of itself, and what is not the same each time: names, lines, stacks, identities, threads, time.
   * Rules by which nothing changes are not applied where it stands.
   */
  readonly observed: RegExp;
}
