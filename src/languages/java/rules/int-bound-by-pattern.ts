import { roundTrip } from './shared/round-trip.js';
import { intPlaces } from './shared/values.js';

/** A pattern binds what it tests. */
export const rule = roundTrip(
  {
    id: 'int-bound-by-pattern',
    summary: 'a pattern that matches binds the value that it tests',
    cites: { document: 'JLS 17', section: '15.20.2 The instanceof Operator' },
  },
  intPlaces,
  (text, fresh) => {
    const bound = fresh('bound');
    return `((Object) (${text}) instanceof Integer ${bound} ? ${bound} : 0)`;
  },
);
