import { expected } from './expected.js';
import { actual, commands, otherOutputs, program, variant, version, versions } from './parts.js';
import type { Tracker } from './tracker.js';

/** The form of the tracker of V8, for programs that an engine runs wrongly. */
export const v8: Tracker = {
  place: 'issues.chromium.org, component Blink>JavaScript',
  families: ['node', 'v8'],
  sections: [
    { heading: 'Version', parts: [version] },
    { heading: 'What steps will reproduce the problem?', parts: [program, commands] },
    { heading: 'What is the expected output?', parts: [expected] },
    { heading: 'What do you see instead?', parts: [actual, otherOutputs] },
    { heading: 'Versions', parts: [versions] },
    { heading: 'A variant that works', parts: [variant] },
  ],
};
