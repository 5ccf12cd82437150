import { roundTrip, textPlaces } from './shared/round-trip.js';

/** The code points of a text make the text. */
export const rule = roundTrip(
  {
    id: 'text-by-code-points',
    summary: 'the code points of a text, joined again, are the text',
    cites: { document: 'ECMAScript 2024', section: '22.1.3.36 String.prototype [ @@iterator ] ( )' },
    example: "export const a = 'x' + 'y';\n",
  },
  textPlaces,
  (text) => `Array.from(${text}).join('')`,
);
