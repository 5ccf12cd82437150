import { roundTrip } from './shared/round-trip.js';
import { simpleTexts } from './shared/values.js';

/** A text is repeated and cut. */
export const rule = roundTrip(
  {
    id: 'text-repeated-and-cut',
    summary: 'the rest of a repeated text behind its first part is the text',
    cites: { document: 'Java SE 17 API', section: 'java.lang.String: repeat, substring' },
  },
  simpleTexts,
  (text) => `${text}.repeat(2).substring(${text}.length())`,
);
