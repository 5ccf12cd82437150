import { roundTrip, wholeNumberPlaces } from './shared/round-trip.js';

/** A typed array keeps numbers. */
export const rule = roundTrip(
  {
    id: 'number-in-typed-array',
    summary: 'a whole number of 32 bits is kept by a typed array',
    cites: { document: 'ECMAScript 2024', section: '23.2.3 Properties of the %TypedArray% Prototype Object' },
    example: 'export const a = 12 + 3;\n',
  },
  wholeNumberPlaces,
  (text) => `new Uint32Array([${text}]).reduce((x, y) => x + y)`,
);
