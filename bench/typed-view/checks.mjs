// How each language says that an expression can be assigned to a variable of a type, in the place of the expression.

const primitives = ['boolean', 'byte', 'short', 'char', 'int', 'long', 'float', 'double'];

/** By the ending of files: the text of a check, and the files that it needs. */
export const checks = {
  '.ts': {
    // What is only read may be written twice; then whatever the compiler concludes from it stays as it is.
    text: (source, type, { repeatable }) =>
      repeatable ? `(((${source}) satisfies ${type}), ${source})` : `((${source}) satisfies ${type})`,
    files: [],
  },
  '.java': {
    text: (source, type) => `cupelcheck.Check.${javaMethod(type)}(${source})`,
    files: [{ path: 'cupelcheck/Check.java', text: javaCheck() }],
  },
  '.kt': {
    text: (source, type) => `cupelcheck.check<${type}>(${source})`,
    files: [{ path: 'cupelcheck/Check.kt', text: 'package cupelcheck\nfun <T> check(value: T): T = value\n' }],
  },
  '.groovy': {
    text: (source, type) => `cupelcheck.Check.<${type}>of(${source})`,
    files: [
      {
        path: 'cupelcheck/Check.groovy',
        text: 'package cupelcheck\nclass Check { static <T> T of(T value) { value } }\n',
      },
    ],
  },
  '.scala': { text: (source, type) => `(${source}: ${type})`, files: [] },
};

function javaMethod(type) {
  return primitives.includes(type) ? `${type}Of` : `<${type}>of`;
}

function javaCheck() {
  const methods = primitives.map((type) => `public static ${type} ${type}Of(${type} value) { return value; }`);
  const all = ['public static <T> T of(T value) { return value; }', ...methods];
  return `package cupelcheck;\npublic class Check {\n  ${all.join('\n  ')}\n}\n`;
}
