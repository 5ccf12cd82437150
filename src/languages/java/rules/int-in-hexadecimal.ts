import { roundTrip } from './shared/round-trip.js';
import { intPlaces } from './shared/values.js';

/** A number is written in base 16 and read. */
export const rule = roundTrip(
  {
    id: 'int-in-hexadecimal',
    summary: 'a number that is written in hexadecimal digits and read is the number',
    cites: { document: 'Java SE 17 API', section: 'java.lang.Integer: toHexString, parseUnsignedInt' },
  },
  intPlaces,
  (text) => `Integer.parseUnsignedInt(Integer.toHexString(${text}), 16)`,
);
