import { roundTrip } from './shared/round-trip.js';
import { intPlaces } from './shared/values.js';

/** The complement undoes itself. */
export const rule = roundTrip(
  {
    id: 'int-complemented-twice',
    summary: 'a number whose bits are complemented twice is the number',
    cites: { document: 'JLS 17', section: '15.15.5 Bitwise Complement Operator ~' },
  },
  intPlaces,
  (text) => `~~(${text})`,
);
