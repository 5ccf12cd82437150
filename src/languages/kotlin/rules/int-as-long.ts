import { roundTrip } from './shared/round-trip.js';
import { intPlaces } from './shared/values.js';

/** A wider type holds each number. */
export const rule = roundTrip(
  {
    id: 'int-as-long',
    summary: 'a number that is widened and narrowed is the same',
    cites: {
      document: 'Kotlin language specification',
      section: 'Built-in types and their semantics: Built-in integer types',
    },
  },
  intPlaces,
  (text) => `(${text}).toLong().toInt()`,
);
