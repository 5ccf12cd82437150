/** What generated programs may use of the platform, in the order of the alphabet. */
export const platformNames: readonly string[] = [
  ...['Any', 'Array', 'Boolean', 'Byte', 'Char', 'CharSequence'],
  ...['Comparable', 'Double', 'Exception', 'Float', 'IllegalStateException', 'Int'],
  ...['Long', 'Nothing', 'Number', 'RuntimeException', 'Short', 'String', 'Unit'],
  ...['arrayOf', 'hashCode', 'println', 'repeat', 'toByte', 'toShort'],
];
