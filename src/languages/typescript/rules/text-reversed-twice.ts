import { roundTrip, textPlaces } from './shared/round-trip.js';

/** To reverse twice is to do nothing. */
export const rule = roundTrip(
  {
    id: 'text-reversed-twice',
    summary: 'a list that is reversed twice is as before',
    cites: { document: 'ECMAScript 2024', section: '23.1.3.26 Array.prototype.reverse ( )' },
    example: "export const a = 'x' + 'y';\n",
  },
  textPlaces,
  (text) => `[...(${text})].reverse().reverse().join('')`,
);
