import { roundTrip } from './shared/round-trip.js';
import { intPlaces } from './shared/values.js';

/** A number goes through a buffer. */
export const rule = roundTrip(
  {
    id: 'int-in-buffer',
    summary: 'a number that is put into a buffer of bytes is the number that is got from it',
    cites: { document: 'Java SE 17 API', section: 'java.nio.ByteBuffer: putInt, getInt' },
  },
  intPlaces,
  (text) => `java.nio.ByteBuffer.allocate(4).order(java.nio.ByteOrder.LITTLE_ENDIAN).putInt(0, ${text}).getInt(0)`,
);
