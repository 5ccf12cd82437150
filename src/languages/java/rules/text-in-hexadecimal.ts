import { roundTrip } from './shared/round-trip.js';
import { simpleTexts } from './shared/values.js';

/** Bytes are written in hexadecimal digits and read. */
export const rule = roundTrip(
  {
    id: 'text-in-hexadecimal',
    summary: 'bytes that are written in hexadecimal digits and read are the bytes',
    cites: { document: 'Java SE 17 API', section: 'java.util.HexFormat: formatHex, parseHex' },
  },
  simpleTexts,
  (text) =>
    `new String(java.util.HexFormat.of().parseHex(java.util.HexFormat.of().formatHex(${text}.getBytes(java.nio.charset.StandardCharsets.UTF_16))), java.nio.charset.StandardCharsets.UTF_16)`,
);
