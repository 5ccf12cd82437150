import { roundTrip, textPlaces } from './shared/round-trip.js';

/** JSON keeps texts. */
export const rule = roundTrip(
  {
    id: 'text-by-json',
    summary: 'a text that is written as JSON and read again is the text',
    cites: { document: 'ECMAScript 2024', section: '25.5.2 JSON.stringify ( value [ , replacer [ , space ] ] )' },
    example: "export const a = 'x' + 'y';\n",
  },
  textPlaces,
  (text) => `(JSON.parse(JSON.stringify(${text})) as string)`,
);
