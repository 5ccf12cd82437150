import type { Random } from '../../core/random.js';
import { analyze } from '../../model/inference/analyze.js';
import type { Profile } from '../../model/program/profile.js';
import type { Program } from '../../model/program/program.js';
import { programTypes } from '../../model/program/program-hierarchy.js';
import type { TypeTable } from '../../model/types/type-table.js';
import type { Injection, Subject, Wronged } from './fault.js';
import { privateMember } from './kinds/access.js';
import { bound } from './kinds/bounds.js';
import { resultType, variableType } from './kinds/declared-types.js';
import { ambiguousOverload, argumentCount, missingMember } from './kinds/members.js';
import { finalVariable, nullable, smartCast } from './kinds/statements.js';
import { typeArgument } from './kinds/type-arguments.js';
import { surveyProgram } from './survey.js';

const injections: readonly Injection[] = [
  variableType,
  resultType,
  typeArgument,
  bound,
  privateMember,
  finalVariable,
  smartCast,
  nullable,
  missingMember,
  argumentCount,
  ambiguousOverload,
];

// A fault may not be possible at the place that chance picked, and be so at another.
const tries = 3;

/** Makes one thing of a program wrong; nothing if there is nothing that could be. */
export function makeWrong(program: Program, profile: Profile, table: TypeTable, random: Random): Wronged | undefined {
  const types = programTypes(program, profile, table);
  const analysis = analyze(program, profile, types.hierarchy);
  return inject({ ...types, program, profile, analysis, survey: surveyProgram(program), random });
}

function inject(subject: Subject): Wronged | undefined {
  const { profile, random } = subject;
  const left = injections.filter(({ fault }) => !profile.tolerates[fault]);
  while (left.length > 0) {
    const [injection] = left.splice(random.int(0, left.length - 1), 1);
    for (let i = 0; i < tries; i++) {
      const wronged = injection?.inject(subject);
      if (wronged) return wronged;
    }
  }
  return undefined;
}
