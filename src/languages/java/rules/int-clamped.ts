import { java21 } from './shared/releases.js';
import { roundTrip } from './shared/round-trip.js';
import { intPlaces } from './shared/values.js';

/** A number between the limits stays. */
export const rule = roundTrip(
  {
    id: 'int-clamped',
    summary: 'a number that is clamped to the range of its type is the number',
    cites: { document: 'Java SE 21 API', section: 'java.lang.Math: clamp' },
    ...java21,
  },
  intPlaces,
  (text) => `Math.clamp((long) (${text}), Integer.MIN_VALUE, Integer.MAX_VALUE)`,
);
