import { roundTrip } from './shared/round-trip.js';
import { simpleTexts } from './shared/values.js';

/** A text is split and joined. */
export const rule = roundTrip(
  {
    id: 'text-split-and-joined',
    summary: 'the parts of a text that is split, joined by what split it, are equal to it',
    cites: { document: 'Kotlin API: kotlin-stdlib', section: 'kotlin.text: split' },
  },
  simpleTexts,
  (text) => `${text}.split(" ").joinToString(" ")`,
);
