import { roundTrip } from './shared/round-trip.js';
import { intPlaces } from './shared/values.js';

/** Negation undoes itself. */
export const rule = roundTrip(
  {
    id: 'int-negated-twice',
    summary: 'a number that is negated twice is the number',
    cites: { document: 'JLS 17', section: '15.15.4 Unary Minus Operator -' },
  },
  intPlaces,
  (text) => `(-(-(${text})))`,
);
