import { roundTrip } from './shared/round-trip.js';
import { intPlaces } from './shared/values.js';

/** An array has the elements of its initializer. */
export const rule = roundTrip(
  {
    id: 'int-in-new-array',
    summary: 'the first element of an array is the first value of its initializer',
    cites: { document: 'JLS 17', section: '10.6 Array Initializers' },
  },
  intPlaces,
  (text) => `new int[] { ${text}, 1 }[0]`,
);
