import { expected } from './expected.js';
import { behaviors, commands, datedVersions, program, variant } from './parts.js';
import type { Tracker } from './tracker.js';

/** The form for differences between the two implementations of TypeScript. */
export const typescript: Tracker = {
  place: 'github.com/microsoft/typescript-go/issues (before 7.0: github.com/microsoft/TypeScript/issues)',
  families: ['typescript'],
  sections: [
    { heading: 'Steps to reproduce', parts: [program, commands] },
    { parts: [behaviors] },
    { heading: 'Expected behavior', parts: [expected] },
    { heading: 'Versions', parts: [datedVersions] },
    { heading: 'A variant that works', parts: [variant] },
  ],
};
