import { roundTrip } from './shared/round-trip.js';
import { intPlaces } from './shared/values.js';

/** A number is written in base 36 and read. */
export const rule = roundTrip(
  {
    id: 'int-in-base-36',
    summary: 'a number that is written in base 36 and read is the number',
    cites: { document: 'Java SE 17 API', section: 'java.lang.Integer: toString, parseInt' },
  },
  intPlaces,
  (text) => `Integer.parseInt(Integer.toString(${text}, 36), 36)`,
);
