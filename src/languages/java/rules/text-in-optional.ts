import { roundTrip } from './shared/round-trip.js';
import { textPlaces } from './shared/values.js';

/** A value is in its container. */
export const rule = roundTrip(
  {
    id: 'text-in-optional',
    summary: 'an optional value that is present is the value',
    cites: { document: 'Java SE 17 API', section: 'java.util.Optional: of, orElseThrow' },
  },
  textPlaces,
  (text) => `java.util.Optional.of(${text}).map(java.util.function.Function.identity()).orElseThrow()`,
);
