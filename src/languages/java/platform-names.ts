/** What generated programs may use of the platform, in the order of the alphabet. */
export const platformNames: readonly string[] = [
  ...['ArithmeticException', 'ArrayIndexOutOfBoundsException', 'Arrays'],
  ...['Arrays.copyOf', 'Arrays.equals', 'Arrays.fill', 'Arrays.hashCode', 'BiFunction'],
  ...['Boolean', 'Byte', 'CharSequence', 'Character', 'ClassCastException', 'Comparable'],
  ...['Double', 'Float', 'Function', 'FunctionalInterface', 'IllegalStateException'],
  ...['IndexOutOfBoundsException', 'Integer', 'Integer.MAX_VALUE', 'Integer.MIN_VALUE'],
  ...['Integer.bitCount', 'Integer.highestOneBit', 'Integer.lowestOneBit'],
  ...['Integer.numberOfLeadingZeros', 'Integer.reverse', 'Integer.reverseBytes'],
  ...['Integer.rotateLeft', 'Integer.signum', 'Long', 'Long.bitCount'],
  ...['Long.highestOneBit', 'Long.numberOfTrailingZeros', 'Long.reverse'],
  ...['Long.rotateRight', 'Math.abs', 'Math.addExact', 'Math.copySign', 'Math.floorDiv'],
  ...['Math.floorMod', 'Math.incrementExact', 'Math.max', 'Math.min', 'Math.multiplyExact'],
  ...['Math.multiplyHigh', 'Math.negateExact', 'Math.sqrt', 'Math.subtractExact'],
  ...['Math.toIntExact', 'NullPointerException', 'Number', 'Object', 'Override', 'RuntimeException', 'Short'],
  ...['String', 'StringBuilder', 'Supplier', 'System.arraycopy', 'System.out', 'append', 'apply', 'charAt'],
  ...['clone', 'equals', 'function.BiFunction', 'function.Function', 'function.Supplier'],
  ...['get', 'hashCode', 'java.util', 'length', 'main', 'println', 'substring', 'toString'],
];
