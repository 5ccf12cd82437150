import { roundTrip } from './shared/round-trip.js';
import { textPlaces } from './shared/values.js';

/** A text is put into another one. */
export const rule = roundTrip(
  {
    id: 'text-interpolated',
    summary: 'a text in which nothing but another one stands is equal to it',
    cites: { document: 'Kotlin language specification', section: 'Expressions: String interpolation expressions' },
  },
  textPlaces,
  (text) => `"\${${text}}"`,
);
