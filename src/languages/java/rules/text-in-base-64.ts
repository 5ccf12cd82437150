import { roundTrip } from './shared/round-trip.js';
import { simpleTexts } from './shared/values.js';

/** A text is encoded and decoded. */
export const rule = roundTrip(
  {
    id: 'text-in-base-64',
    summary: 'bytes that are encoded in base 64 and decoded are the bytes',
    cites: { document: 'Java SE 17 API', section: 'java.util.Base64' },
  },
  simpleTexts,
  (text) =>
    `new String(java.util.Base64.getDecoder().decode(java.util.Base64.getEncoder().encode(${text}.getBytes(java.nio.charset.StandardCharsets.UTF_8))), java.nio.charset.StandardCharsets.UTF_8)`,
);
