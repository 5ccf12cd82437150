import { roundTrip } from './shared/round-trip.js';
import { intPlaces } from './shared/values.js';

/** A double holds every int. */
export const rule = roundTrip(
  {
    id: 'int-as-double',
    summary: 'a number that is widened to double and narrowed is the number',
    cites: { document: 'JLS 17', section: '5.1.2 Widening Primitive Conversion' },
  },
  intPlaces,
  (text) => `((int) (double) (${text}))`,
);
