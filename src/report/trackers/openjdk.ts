import { expected } from './expected.js';
import { actual, commands, otherOutputs, program, summary, variant, version, versions } from './parts.js';
import type { Tracker } from './tracker.js';

/** The form by which bugs of the JDK are submitted. */
export const openjdk: Tracker = {
  place: 'bugreport.java.com (component tools, subcomponent javac)',
  families: ['java'],
  sections: [
    { heading: 'VERSION', parts: [version] },
    { heading: 'A DESCRIPTION OF THE PROBLEM', parts: [summary, versions] },
    { heading: 'STEPS TO FOLLOW TO REPRODUCE THE PROBLEM', parts: [commands] },
    { heading: 'EXPECTED', parts: [expected] },
    { heading: 'ACTUAL', parts: [actual, otherOutputs] },
    { heading: 'SOURCE CODE', parts: [program] },
    { heading: 'WORKAROUND', parts: [variant] },
  ],
};
