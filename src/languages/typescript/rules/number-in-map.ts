import { roundTrip, wholeNumberPlaces } from './shared/round-trip.js';

/** A map gives what was put into it. */
export const rule = roundTrip(
  {
    id: 'number-in-map',
    summary: 'a map has the value that was set for a key',
    cites: { document: 'ECMAScript 2024', section: '24.1.3.9 Map.prototype.set ( key, value )' },
    example: 'export const a = 12 + 3;\n',
  },
  wholeNumberPlaces,
  (text) => `new Map([['key', ${text}]]).get('key')!`,
);
