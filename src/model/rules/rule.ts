import type { AppliedRule } from '../../core/applied-rule.js';
import type { Random } from '../../core/random.js';
import type { FileRange } from '../source/declaration.js';
import type { RuleExpectation } from './expectation.js';
import type { RuleProgram } from './rule-program.js';

/** What stands in place of a part of a file; a file that the program does not have is made. */
export interface FileEdit extends FileRange {
  readonly text: string;
  /** The error that the rule expects is at this edit, and not at the first one. */
  readonly fault?: true;
}

/** The edits that apply a rule; nothing where that is not possible at a place after all. */
type Change = readonly FileEdit[] | undefined;

/** A place of a program where a rule applies. */
export interface Application extends FileRange {
  /** Makes the edits, always the same ones for the same random source. */
  transform(random: Random): Change | Promise<Change>;
}

/** What every compiler must do with programs of a certain kind after a certain change: an axiom of the language. */
export interface Rule extends AppliedRule {
  readonly expectation: RuleExpectation;
  /** A small program of its own that it applies to. */
  readonly example: string;
  /** The report of a compiler bug that it generalises, if it does. */
  readonly report?: string;
  /** All places of a program where it applies, in the order of the text. */
  precondition(program: RuleProgram): Promise<readonly Application[]>;
}

/** A rule as it is written: its precondition finds places, and its transformation changes one of them. */
export interface RuleDefinition<Place extends FileRange> extends Omit<Rule, 'precondition'> {
  readonly precondition: (program: RuleProgram) => readonly Place[] | Promise<readonly Place[]>;
  readonly transformation: (place: Place, program: RuleProgram, random: Random) => Change | Promise<Change>;
}

/** Makes a rule of its three parts. */
export function defineRule<Place extends FileRange>(definition: RuleDefinition<Place>): Rule {
  const { precondition, transformation, ...rule } = definition;
  return {
    ...rule,
    async precondition(program) {
      const places = await precondition(program);
      return places.map((place) => {
        const { path, start, end } = place;
        return { path, start, end, transform: (random) => transformation(place, program, random) };
      });
    },
  };
}
