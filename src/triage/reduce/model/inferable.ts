import { analyze } from '../../../model/inference/analyze.js';
import { omissibleAmong } from '../../../model/inference/omissible.js';
import type { Profile } from '../../../model/program/profile.js';
import type { Program } from '../../../model/program/program.js';
import { programTypes } from '../../../model/program/program-hierarchy.js';
import type { TypeTable } from '../../../model/types/type-table.js';

/** A program that leaves out only types that compilers can still infer; the others are written. */
export function withInferable(program: Program, profile: Profile, table: TypeTable): Program {
  const { omitted, ...rest } = program;
  if (!omitted || omitted.length === 0) return program;
  const { hierarchy } = programTypes(rest, profile, table);
  const kept = omissibleAmong(analyze(rest, profile, hierarchy), new Set(omitted));
  return { ...rest, omitted: kept.map(({ id }) => id).sort((a, b) => a - b) };
}
