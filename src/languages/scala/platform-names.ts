/** What generated programs may use of the platform, in the order of the alphabet. */
export const platformNames: readonly string[] = [
  ...['Any', 'AnyVal', 'Array', 'BigDecimal', 'BigInt', 'Boolean'],
  ...['Byte', 'Char', 'CharSequence', 'Comparable', 'Double', 'Exception'],
  ...['Float', 'IllegalStateException', 'Int', 'Long', 'Nothing', 'RuntimeException', 'Short'],
  ...['String', 'Unit', 'apply', 'asInstanceOf', 'eq', 'hashCode'],
  ...['ne', 'println', 'toByte', 'toShort'],
];
