import { roundTrip } from './shared/round-trip.js';
import { simpleTexts } from './shared/values.js';

/** Spaces are added and removed. */
export const rule = roundTrip(
  {
    id: 'text-padded-and-stripped',
    summary: 'a text without spaces at its ends is what remains when added spaces are stripped',
    cites: { document: 'Java SE 17 API', section: 'java.lang.String: strip' },
  },
  simpleTexts,
  (text) => `("  " + ${text} + " ").strip()`,
);
