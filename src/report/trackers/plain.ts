import { expected } from './expected.js';
import { actual, commands, otherOutputs, program, variant, versions } from './parts.js';
import type { Tracker } from './tracker.js';

/** The form for compilers whose tracker has none of its own. */
export const plain: Tracker = {
  place: "the compiler's issue tracker",
  families: [],
  sections: [
    { heading: 'Program', parts: [program] },
    { heading: 'What happens', parts: [actual, versions, otherOutputs] },
    { heading: 'What should happen', parts: [expected] },
    { heading: 'A variant that works', parts: [variant] },
    { heading: 'How to reproduce', parts: [commands] },
  ],
};
