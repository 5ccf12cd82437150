import { roundTrip } from './shared/round-trip.js';
import { intPlaces } from './shared/values.js';

/** A number is a large number. */
export const rule = roundTrip(
  {
    id: 'int-as-big-integer',
    summary: 'a number as a large one is the number',
    cites: { document: 'Java SE 17 API', section: 'java.math.BigInteger: valueOf, intValueExact' },
  },
  intPlaces,
  (text) => `java.math.BigInteger.valueOf(${text}).negate().negate().intValueExact()`,
);
