import { roundTrip, wholeNumberPlaces } from './shared/round-trip.js';

/** The root undoes the square. */
export const rule = roundTrip(
  {
    id: 'number-of-square',
    summary: 'the square root of the square of a whole number is the number',
    cites: { document: 'ECMAScript 2024', section: '21.3.2 Function Properties of the Math Object: Math.sqrt ( x )' },
    example: 'export const a = 12 + 3;\n',
  },
  wholeNumberPlaces,
  (text) => `Math.round(Math.sqrt(${text} * ${text}))`,
);
