import type { Random } from '../../core/random.js';
import type { Profile } from '../../model/program/profile.js';
import type { Program } from '../../model/program/program.js';
import { programTypes } from '../../model/program/program-hierarchy.js';
import type { TypeTable } from '../../model/types/type-table.js';
import type { Subject, Wronged } from './fault.js';
import { injections } from './injections.js';
import { createSubject } from './subject.js';

// A fault may not be possible at the place that chance picked, and be so at another.
const tries = 4;

/** Makes one thing of a program wrong; nothing if there is nothing that could be. */
export function makeWrong(program: Program, profile: Profile, table: TypeTable, random: Random): Wronged | undefined {
  return inject(createSubject({ ...programTypes(program, profile, table), program, profile }, random));
}

// The kind is drawn first, each as likely as the others, so that the kinds with many places do not crowd out the rest.
function inject(subject: Subject): Wronged | undefined {
  const { profile, random } = subject;
  const left = injections.filter(({ fault }) => profile.rejects[fault] && !profile.tolerates[fault]);
  while (left.length > 0) {
    const [injection] = left.splice(random.int(0, left.length - 1), 1);
    for (let i = 0; i < tries; i++) {
      const wronged = injection?.inject(subject);
      if (wronged) return wronged;
    }
  }
  return undefined;
}
