/** What generated programs may use of the platform, in the order of the alphabet. */
export const platformNames: readonly string[] = [...['Error', 'RangeError', 'log', 'values']];
