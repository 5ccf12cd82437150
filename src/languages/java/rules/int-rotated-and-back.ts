import { roundTrip } from './shared/round-trip.js';
import { intPlaces } from './shared/values.js';

/** The bits of a number are rotated and back. */
export const rule = roundTrip(
  {
    id: 'int-rotated-and-back',
    summary: 'a number whose bits are rotated to the left and back is the number',
    cites: { document: 'Java SE 17 API', section: 'java.lang.Integer: rotateLeft, rotateRight' },
  },
  intPlaces,
  (text) => `Integer.rotateRight(Integer.rotateLeft(${text}, 7), 7)`,
);
