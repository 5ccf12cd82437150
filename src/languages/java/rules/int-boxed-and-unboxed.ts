import { roundTrip } from './shared/round-trip.js';
import { intPlaces } from './shared/values.js';

/** A boxed number is the number. */
export const rule = roundTrip(
  {
    id: 'int-boxed-and-unboxed',
    summary: 'a number that is boxed and unboxed is the number',
    cites: { document: 'JLS 17', section: '5.1.8 Unboxing Conversion' },
  },
  intPlaces,
  (text) => `((int) (Integer) (${text}))`,
);
