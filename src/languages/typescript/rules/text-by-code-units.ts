import { roundTrip, textPlaces } from './shared/round-trip.js';

/** The code units of a text make the text. */
export const rule = roundTrip(
  {
    id: 'text-by-code-units',
    summary: 'a text that is split into its code units and joined again is the text',
    cites: { document: 'ECMAScript 2024', section: '22.1.3.23 String.prototype.split ( separator, limit )' },
    example: "export const a = 'x' + 'y';\n",
  },
  textPlaces,
  (text) => `(${text}).split('').join('')`,
);
