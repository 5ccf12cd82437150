import { java24 } from './shared/releases.js';
import { roundTrip } from './shared/round-trip.js';
import { intPlaces } from './shared/values.js';

/** A stream is gathered in windows. */
export const rule = roundTrip(
  {
    id: 'int-gathered',
    summary: 'the first window of one element of a stream has its first element',
    cites: { document: 'Java SE 24 API', section: 'java.util.stream.Gatherers: windowFixed' },
    ...java24,
  },
  intPlaces,
  (text) =>
    `((int) java.util.stream.Stream.of(${text}).gather(java.util.stream.Gatherers.windowFixed(1)).findFirst().orElseThrow().get(0))`,
);
