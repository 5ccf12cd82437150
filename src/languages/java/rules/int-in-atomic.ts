import { roundTrip } from './shared/round-trip.js';
import { intPlaces } from './shared/values.js';

/** A number in a cell is the number. */
export const rule = roundTrip(
  {
    id: 'int-in-atomic',
    summary: 'an atomic number has the value that it was made with',
    cites: { document: 'Java SE 17 API', section: 'java.util.concurrent.atomic.AtomicInteger: get' },
  },
  intPlaces,
  (text) => `new java.util.concurrent.atomic.AtomicInteger(${text}).get()`,
);
