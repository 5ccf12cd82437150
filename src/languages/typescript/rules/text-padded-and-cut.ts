import { roundTrip, simpleTextPlaces } from './shared/round-trip.js';

/** What is padded can be cut off. */
export const rule = roundTrip(
  {
    id: 'text-padded-and-cut',
    summary: 'a text that is padded, and cut to its length again, is the text',
    cites: { document: 'ECMAScript 2024', section: '22.1.3.16 String.prototype.padEnd ( maxLength [ , fillString ] )' },
    example: "export const a = 'x y' + 'y';\n",
  },
  simpleTextPlaces,
  (text) => `(${text}).padEnd(100, '-').slice(0, (${text}).length)`,
);
