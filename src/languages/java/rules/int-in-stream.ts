import { roundTrip } from './shared/round-trip.js';
import { intPlaces } from './shared/values.js';

/** A stream of one number has its sum. */
export const rule = roundTrip(
  {
    id: 'int-in-stream',
    summary: 'the sum of a stream of one number is the number',
    cites: { document: 'Java SE 17 API', section: 'java.util.stream.IntStream: of, sum' },
  },
  intPlaces,
  (text) => `java.util.stream.IntStream.of(${text}).sum()`,
);
