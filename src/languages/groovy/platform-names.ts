/** What generated programs may use of the platform, in the order of the alphabet. */
export const platformNames: readonly string[] = [
  ...['BiFunction', 'BigDecimal', 'BigInteger', 'Boolean', 'Byte', 'CharSequence', 'Character', 'Comparable'],
  ...['CompileStatic', 'Double', 'Float', 'Function', 'FunctionalInterface', 'Integer', 'Long'],
  ...['Number', 'Object', 'Override', 'Short', 'String', 'Supplier', 'apply', 'function.BiFunction'],
  ...['function.Function', 'function.Supplier', 'get', 'groovy.transform', 'java.math', 'java.util'],
];
