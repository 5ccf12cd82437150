import type { Random } from '../../core/random.js';
import type { Analysis } from '../../model/inference/analysis.js';
import { analyze } from '../../model/inference/analyze.js';
import type { Profile } from '../../model/program/profile.js';
import type { Program } from '../../model/program/program.js';
import type { ProgramTypes } from '../../model/program/program-hierarchy.js';
import type { Subject } from './fault.js';
import { findSlots, type Slot } from './slots.js';
import { surveyProgram } from './survey.js';

/** A program with its types. */
interface TypedProgram extends ProgramTypes {
  readonly program: Program;
  readonly profile: Profile;
}

/** Prepares a program to be made wrong. What only some faults need is found out when one asks for it. */
export function createSubject(typed: TypedProgram, random: Random): Subject {
  const { program, profile, hierarchy, builtIns } = typed;
  const survey = surveyProgram(program);
  let analysis: Analysis | undefined;
  let slots: readonly Slot[] | undefined;
  return {
    ...{ program, profile, hierarchy, builtIns, survey, random },
    get analysis() {
      analysis ??= analyze(program, profile, hierarchy);
      return analysis;
    },
    get slots() {
      slots ??= findSlots({ program, profile, hierarchy, index: survey.index, boolean: builtIns.boolean });
      return slots;
    },
  };
}
