import { expected } from './expected.js';
import { actualOutput, commands, otherOutputs, program, variant, version, versions } from './parts.js';
import type { Tracker } from './tracker.js';

/** The form of the repository of Scala 3. */
export const scala: Tracker = {
  place: 'github.com/scala/scala3/issues',
  families: ['scala'],
  sections: [
    { heading: 'Compiler version', parts: [version] },
    { heading: 'Minimized code', parts: [program] },
    { heading: 'Output', parts: [actualOutput, otherOutputs] },
    { heading: 'Expectation', parts: [expected] },
    { heading: 'Versions tried', parts: [versions] },
    { heading: 'A variant that works', parts: [variant] },
    { heading: 'Commands', parts: [commands] },
  ],
};
