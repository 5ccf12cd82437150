import { expected } from './expected.js';
import { actual, commands, otherOutputs, program, variant, version, versions } from './parts.js';
import type { Tracker } from './tracker.js';

/** The form of the project GROOVY on the Jira of Apache. */
export const groovy: Tracker = {
  place: 'issues.apache.org/jira, project GROOVY',
  families: ['groovy'],
  sections: [
    { heading: 'Affects version', parts: [version] },
    { heading: 'Description', parts: [program, actual, otherOutputs] },
    { heading: 'Expected', parts: [expected] },
    { heading: 'Versions', parts: [versions] },
    { heading: 'A variant that works', parts: [variant] },
    { heading: 'Steps to reproduce', parts: [commands] },
  ],
};
