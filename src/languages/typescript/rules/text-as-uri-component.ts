import { roundTrip, simpleTextPlaces } from './shared/round-trip.js';

/** Decoding undoes encoding. */
export const rule = roundTrip(
  {
    id: 'text-as-uri-component',
    summary: 'a text that is encoded as a component of a URI and decoded again is the text',
    cites: { document: 'ECMAScript 2024', section: '19.2.6.4 encodeURIComponent ( uriComponent )' },
    example: "export const a = 'x y' + 'y';\n",
  },
  simpleTextPlaces,
  (text) => `decodeURIComponent(encodeURIComponent(${text}))`,
);
