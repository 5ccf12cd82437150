import { roundTrip } from './shared/round-trip.js';
import { simpleTexts } from './shared/values.js';

/** A text is encoded for an address and decoded. */
export const rule = roundTrip(
  {
    id: 'text-in-address',
    summary: 'a text that is encoded for a form and decoded is the text',
    cites: { document: 'Java SE 17 API', section: 'java.net.URLEncoder, java.net.URLDecoder' },
  },
  simpleTexts,
  (text) =>
    `java.net.URLDecoder.decode(java.net.URLEncoder.encode(${text}, java.nio.charset.StandardCharsets.UTF_8), java.nio.charset.StandardCharsets.UTF_8)`,
);
