import { roundTrip, wholeNumberPlaces } from './shared/round-trip.js';

/** A whole number is a bigint. */
export const rule = roundTrip(
  {
    id: 'number-as-bigint',
    summary: 'a whole number that is converted to a bigint, and back, is the number',
    cites: { document: 'ECMAScript 2024', section: '21.2.1.1 BigInt ( value )' },
    example: 'export const a = 12 + 3;\n',
  },
  wholeNumberPlaces,
  (text) => `Number(BigInt(${text}))`,
);
