import { roundTrip } from './shared/round-trip.js';
import { textPlaces } from './shared/values.js';

/** The empty text adds nothing. */
export const rule = roundTrip(
  {
    id: 'text-concatenated-with-nothing',
    summary: 'a text to which the empty text is added is equal to it',
    cites: { document: 'JLS 17', section: '15.18.1 String Concatenation Operator +' },
  },
  textPlaces,
  (text) => `("" + ${text} + "")`,
);
