import { createHash } from 'node:crypto';

/** Remembers programs by their names, so that none is tested twice. */
export interface ProgramMemory {
  /** Notes a program, and tells whether it was noted before. */
  meets(id: string): boolean;
}

const size = 2 ** 20;
// So many names share a place: only where more of them meet is one forgotten while there is room elsewhere.
const perPlace = 32;

/**
 * Makes a memory of eight megabytes, whatever a campaign makes: exact for some hundred thousand programs, after that the
 * oldest are forgotten, and a repeat of them is tested again. So is one of a program from before a resume: to make all of
 * them anew would cost more than it saves.
 */
export function createProgramMemory(places = size / perPlace): ProgramMemory {
  const names = new Float64Array(places * perPlace);
  return {
    meets(id) {
      // Zero is an empty place.
      const name = 1 + createHash('sha256').update(id).digest().readUIntBE(0, 6);
      const start = (name % places) * perPlace;
      const place = names.subarray(start, start + perPlace);
      if (place.includes(name)) return true;
      place.copyWithin(1, 0);
      place[0] = name;
      return false;
    },
  };
}
