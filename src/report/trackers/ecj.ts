import { expected } from './expected.js';
import { actual, commands, otherOutputs, program, variant, versions } from './parts.js';
import type { Tracker } from './tracker.js';

/** The form of the repository of the Eclipse compiler for Java. */
export const ecj: Tracker = {
  place: 'github.com/eclipse-jdt/eclipse.jdt.core/issues',
  families: ['ecj'],
  sections: [
    { heading: 'Test program', parts: [program] },
    { heading: 'What ECJ does', parts: [actual] },
    { heading: 'What other compilers do', parts: [versions, otherOutputs] },
    { heading: 'Expected', parts: [expected] },
    { heading: 'A variant that works', parts: [variant] },
    { heading: 'How to reproduce', parts: [commands] },
  ],
};
