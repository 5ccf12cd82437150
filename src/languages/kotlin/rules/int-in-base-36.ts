import { roundTrip } from './shared/round-trip.js';
import { intPlaces } from './shared/values.js';

/** A number is written in another base. */
export const rule = roundTrip(
  {
    id: 'int-in-base-36',
    summary: 'a number that is written in a base and read from it is the same',
    cites: { document: 'Kotlin API: kotlin-stdlib', section: 'kotlin.text: toString(radix), toInt(radix)' },
  },
  intPlaces,
  (text) => `(${text}).toString(36).toInt(36)`,
);
