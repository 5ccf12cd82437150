import { roundTrip } from './shared/round-trip.js';
import { textPlaces } from './shared/values.js';

/** A text is made of its code points. */
export const rule = roundTrip(
  {
    id: 'text-by-code-points',
    summary: 'a text that is made of the code points of a text is equal to it',
    cites: { document: 'Java SE 17 API', section: 'java.lang.CharSequence: codePoints' },
  },
  textPlaces,
  (text) =>
    `(${text}).codePoints().collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString()`,
);
