import type { Exercised } from '../../core/exercised.js';
import { nameOf } from '../../core/identity.js';
import { programModel } from '../../model/program/json.js';
import { libraryUses } from '../../model/program/library-uses.js';
import type { ProgramCoverage } from '../../model/technique.js';
import type { Member } from './graph/member.js';

/** Tells which members programs exercise of those that they can be about, and with which typing sequences. */
export function coverageOf(components: readonly Member[]): ProgramCoverage {
  const ids = new Map(components.map(({ owner, name, id }) => [`${owner.name}.${name}`, id]));
  const known = new Set(ids.values());
  return {
    members: components.length,
    of({ model, material }): Exercised {
      const read = programModel(model);
      if (!read) return { members: [], sequences: [] };
      const uses = libraryUses(read.program);
      const used = [...uses.members].flatMap((name) => ids.get(name) ?? []);
      // A program about a method may call what overrides it.
      const own = material !== undefined && known.has(material) ? [material] : [];
      return { members: [...new Set([...own, ...used])], sequences: [...uses.sequences].map((each) => nameOf(each)) };
    },
  };
}
