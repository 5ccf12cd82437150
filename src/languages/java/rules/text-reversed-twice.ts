import { roundTrip } from './shared/round-trip.js';
import { simpleTexts } from './shared/values.js';

/** A text is reversed twice. */
export const rule = roundTrip(
  {
    id: 'text-reversed-twice',
    summary: 'a text of simple characters that is reversed twice is the text',
    cites: { document: 'Java SE 17 API', section: 'java.lang.StringBuilder: reverse' },
  },
  simpleTexts,
  (text) => `new StringBuilder(${text}).reverse().reverse().toString()`,
);
