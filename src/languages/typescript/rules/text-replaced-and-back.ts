import { roundTrip, simpleTextPlaces } from './shared/round-trip.js';

/** A replacement can be undone. */
export const rule = roundTrip(
  {
    id: 'text-replaced-and-back',
    summary: 'a text in which one character is replaced by one that it does not have, and back, is the text',
    cites: {
      document: 'ECMAScript 2024',
      section: '22.1.3.20 String.prototype.replaceAll ( searchValue, replaceValue )',
    },
    example: "export const a = 'x y' + 'y';\n",
  },
  simpleTextPlaces,
  (text) => `(${text}).replaceAll(' ', '~').replaceAll('~', ' ')`,
);
