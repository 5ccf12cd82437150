import { expected } from './expected.js';
import { actual, commands, otherOutputs, program, variant, versions } from './parts.js';
import type { Tracker } from './tracker.js';

/** The form of the project KT on YouTrack. */
export const kotlin: Tracker = {
  place: 'youtrack.jetbrains.com/newIssue?project=KT',
  families: ['kotlin'],
  sections: [
    { heading: 'Code', parts: [program] },
    { heading: 'Expected behavior', parts: [expected] },
    { heading: 'Actual behavior', parts: [actual, otherOutputs] },
    { heading: 'Versions', parts: [versions] },
    { heading: 'Workaround', parts: [variant] },
    { heading: 'Steps to reproduce', parts: [commands] },
  ],
};
