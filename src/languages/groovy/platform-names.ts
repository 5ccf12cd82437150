/** What generated programs may use of the platform, in the order of the alphabet. */
export const platformNames: readonly string[] = [
  ...['BiFunction', 'BigDecimal', 'BigInteger', 'Boolean', 'Byte', 'CharSequence'],
  ...['Character', 'ClassNotFoundException', 'Closure', 'Comparable', 'CompileStatic', 'Double', 'Exception'],
  ...['Float', 'Function', 'FunctionalInterface', 'IllegalStateException', 'Integer', 'InterruptedException'],
  ...['Long', 'Number', 'Object', 'Override', 'ReflectiveOperationException', 'RuntimeException'],
  ...['Short', 'String', 'Supplier', 'System.out', 'apply', 'call', 'function.BiFunction'],
  ...['function.Function', 'function.Supplier', 'get', 'groovy.transform', 'hashCode', 'java.math'],
  ...['java.util', 'main', 'new', 'println', 'yield'],
];
