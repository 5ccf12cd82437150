import { roundTrip } from './shared/round-trip.js';
import { simpleTexts } from './shared/values.js';

/** A text is split and joined. */
export const rule = roundTrip(
  {
    id: 'text-joined-of-parts',
    summary: 'a text that is split into its characters and joined is the text',
    cites: { document: 'Java SE 17 API', section: 'java.lang.String: split, join' },
  },
  simpleTexts,
  (text) => `String.join("", ${text}.split(""))`,
);
