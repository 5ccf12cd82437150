import { roundTrip } from './shared/round-trip.js';
import { simpleTexts } from './shared/values.js';

/** A text is reversed twice. */
export const rule = roundTrip(
  {
    id: 'text-reversed-twice',
    summary: 'a text that is reversed twice is equal to it',
    cites: { document: 'Kotlin API: kotlin-stdlib', section: 'kotlin.text: reversed' },
  },
  simpleTexts,
  (text) => `${text}.reversed().reversed()`,
);
