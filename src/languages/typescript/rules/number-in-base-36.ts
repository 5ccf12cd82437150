import { roundTrip, wholeNumberPlaces } from './shared/round-trip.js';

/** A number can be read in the base that it is written in. */
export const rule = roundTrip(
  {
    id: 'number-in-base-36',
    summary: 'a whole number that is written in base 36, and read in it, is the number',
    cites: { document: 'ECMAScript 2024', section: '19.2.5 parseInt ( string, radix )' },
    example: 'export const a = 12 + 3;\n',
  },
  wholeNumberPlaces,
  (text) => `parseInt((${text}).toString(36), 36)`,
);
