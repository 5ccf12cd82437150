import { roundTrip } from './shared/round-trip.js';
import { textPlaces } from './shared/values.js';

/** A text is formatted as it is. */
export const rule = roundTrip(
  {
    id: 'text-formatted',
    summary: 'a text that is formatted by %s is the text',
    cites: { document: 'Java SE 17 API', section: 'java.util.Formatter: general conversions' },
  },
  textPlaces,
  (text) => `String.format("%s", ${text})`,
);
