import { roundTrip } from './shared/round-trip.js';
import { storedInts } from './shared/values.js';

/** A block yields its value. */
export const rule = roundTrip(
  {
    id: 'int-yielded',
    summary: 'a switch expression gives the value that a block yields',
    cites: { document: 'JLS 17', section: '14.21 The yield Statement' },
  },
  storedInts,
  (text) => `switch ("text") { case "other": default: { yield ${text}; } }`,
);
