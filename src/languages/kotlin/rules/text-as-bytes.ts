import { roundTrip } from './shared/round-trip.js';
import { simpleTexts } from './shared/values.js';

/** A text is written as bytes. */
export const rule = roundTrip(
  {
    id: 'text-as-bytes',
    summary: 'a text that is encoded and decoded is equal to it',
    cites: { document: 'Kotlin API: kotlin-stdlib', section: 'kotlin.text: encodeToByteArray, decodeToString' },
  },
  simpleTexts,
  (text) => `${text}.encodeToByteArray().decodeToString()`,
);
