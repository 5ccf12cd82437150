import { roundTrip, wholeNumberPlaces } from './shared/round-trip.js';

/** A number can be read as it is written. */
export const rule = roundTrip(
  {
    id: 'number-as-text',
    summary: 'a number that is converted to a text, and back, is the number',
    cites: { document: 'ECMAScript 2024', section: '6.1.6.1.20 Number::toString ( x, radix )' },
    example: 'export const a = 12 + 3;\n',
  },
  wholeNumberPlaces,
  (text) => `Number(String(${text}))`,
);
