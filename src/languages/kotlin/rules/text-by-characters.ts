import { roundTrip } from './shared/round-trip.js';
import { textPlaces } from './shared/values.js';

/** A text is made of its characters. */
export const rule = roundTrip(
  {
    id: 'text-by-characters',
    summary: 'a text that is made of the characters of a text is equal to it',
    cites: { document: 'Kotlin API: kotlin-stdlib', section: 'kotlin.text: toCharArray, concatToString' },
  },
  textPlaces,
  (text) => `(${text}).toCharArray().concatToString()`,
);
