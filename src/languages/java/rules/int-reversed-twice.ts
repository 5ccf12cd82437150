import { roundTrip } from './shared/round-trip.js';
import { intPlaces } from './shared/values.js';

/** The bits of a number are reversed twice. */
export const rule = roundTrip(
  {
    id: 'int-reversed-twice',
    summary: 'a number whose bits are reversed twice is the number',
    cites: { document: 'Java SE 17 API', section: 'java.lang.Integer: reverse' },
  },
  intPlaces,
  (text) => `Integer.reverse(Integer.reverse(${text}))`,
);
