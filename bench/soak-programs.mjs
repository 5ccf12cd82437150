// Programs that use up the memory of a compiler.

const depth = 28;

/** A program with constants, each of which is twice as long as the one before: 4 GB in the end. */
export function growingConstant(language) {
  return forms[language](Array.from({ length: depth }, (_, i) => i));
}

const forms = {
  java: (steps) =>
    `class Main {\n  static final String S0 = "0123456789abcdef";\n${steps
      .map((i) => `  static final String S${i + 1} = S${i} + S${i};\n`)
      .join('')}}\n`,
  groovy: (steps) =>
    `class Main {\n  static final String S0 = '0123456789abcdef'\n${steps
      .map((i) => `  static final String S${i + 1} = S${i} + S${i}\n`)
      .join('')}}\n`,
  kotlin: (steps) =>
    `const val S0 = "0123456789abcdef"\n${steps.map((i) => `const val S${i + 1} = S${i} + S${i}\n`).join('')}`,
  scala: (steps) =>
    `object Main {\n  final val S0 = "0123456789abcdef"\n${steps
      .map((i) => `  final val S${i + 1} = S${i} + S${i}\n`)
      .join('')}}\n`,
};
