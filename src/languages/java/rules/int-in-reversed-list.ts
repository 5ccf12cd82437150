import { java21 } from './shared/releases.js';
import { roundTrip } from './shared/round-trip.js';
import { intPlaces } from './shared/values.js';

/** A list of one is its reverse. */
export const rule = roundTrip(
  {
    id: 'int-in-reversed-list',
    summary: 'the first element of a reversed list of one is this element',
    cites: { document: 'Java SE 21 API', section: 'java.util.List: reversed, getFirst' },
    ...java21,
  },
  intPlaces,
  (text) => `((int) java.util.List.of(${text}).reversed().getFirst())`,
);
