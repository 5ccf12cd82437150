import { roundTrip } from './shared/round-trip.js';
import { intPlaces } from './shared/values.js';

/** A variable of a when expression has its value. */
export const rule = roundTrip(
  {
    id: 'int-from-when',
    summary: 'the variable that a when expression declares has the value of its subject',
    cites: { document: 'Kotlin language specification', section: 'Expressions: When expressions' },
  },
  intPlaces,
  (text, fresh) => {
    const subject = fresh('subject');
    return `(when (val ${subject} = ${text}) { else -> ${subject} })`;
  },
);
