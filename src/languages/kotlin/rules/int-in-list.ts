import { roundTrip } from './shared/round-trip.js';
import { intPlaces } from './shared/values.js';

/** A number is boxed in a list. */
export const rule = roundTrip(
  {
    id: 'int-in-list',
    summary: 'the only element of a list is what it was made of',
    cites: { document: 'Kotlin API: kotlin-stdlib', section: 'kotlin.collections: listOf, single' },
  },
  intPlaces,
  (text) => `listOf<Int>(${text}).single()`,
);
