import { roundTrip } from './shared/round-trip.js';
import { storedInts } from './shared/values.js';

/** A switch expression with one case has its value. */
export const rule = roundTrip(
  {
    id: 'int-from-switch',
    summary: 'a switch expression that has only a default gives the value of this',
    cites: { document: 'JLS 17', section: '15.28 switch Expressions' },
  },
  storedInts,
  (text) => `switch (0) { default -> ${text}; }`,
);
