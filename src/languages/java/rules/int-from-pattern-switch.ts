import { java21 } from './shared/releases.js';
import { roundTrip } from './shared/round-trip.js';
import { storedInts } from './shared/values.js';

/** A switch over types binds the value. */
export const rule = roundTrip(
  {
    id: 'int-from-pattern-switch',
    summary: 'a switch over an object takes the case of its class and binds it',
    cites: { document: 'JLS 21', section: '14.30.2 Pattern Matching' },
    ...java21,
  },
  storedInts,
  (text, fresh) => {
    const bound = fresh('bound');
    return `switch ((Object) (${text})) { case Integer ${bound} when ${bound} == 0 -> 0; case Integer ${bound} -> ${bound}; default -> 1; }`;
  },
);
