import type { Notation } from '../../model/source/notation.js';
import { outsideNames } from '../shared/jvm/outside-names.js';

const boxes: Readonly<Record<string, string>> = {
  boolean: 'Boolean',
  byte: 'Byte',
  short: 'Short',
  char: 'Character',
  int: 'Integer',
  long: 'Long',
  float: 'Float',
  double: 'Double',
};

// No condition is constant: it would decide what is reached (JLS 14.22).
const constants: Readonly<Record<string, readonly string[]>> = {
  boolean: ['Boolean.parseBoolean("true")', 'Boolean.parseBoolean("no")'],
  byte: ['(byte) 5', '(byte) -128'],
  short: ['(short) 300', '(short) -7'],
  char: ["'a'", "'Z'", "'0'"],
  int: ['0', '1', '-3', '42', '0x7fffffff', 'Integer.MIN_VALUE'],
  long: ['0L', '7L', '-1L', 'Long.MAX_VALUE'],
  float: ['0.5f', '-1f'],
  double: ['0.0', '2.5', '-1e9'],
  String: ['""', '"a"', '"cupel"', '"10"'],
  Object: ['"o"', '1'],
};

/** How Java writes values. */
export const notation: Notation = {
  imports: /^\s*import\b/,
  package: /^\s*package\b/,
  declared: /(?!)/g,
  typeArguments: { open: '<', close: '>', beforeName: true },
  making: 'new ',
  literals(type) {
    const primitive = Object.keys(boxes).find((name) => boxes[name] === type);
    return (
      constants[type] ??
      (primitive === undefined ? [] : (constants[primitive] ?? []).map((each) => `${type}.valueOf(${each})`))
    );
  },
  basicTypes: ['int', 'String', 'boolean', 'long', 'double', 'char', 'Object'],
  asArgument: (type) => boxes[type] ?? type,
  wide: (type) => type,
  valueless: /^(void|null|Void)$/,
  missing: /^(?!)/,
  opaque: {
    declaration: opaqueClass('static ', ''),
    value: (type) => (type in boxes ? `CupelValue.${type}Value()` : `CupelValue.<${type}>value()`),
  },
  probe: {
    open: 'final class CupelProbe { static void probe() {',
    before: (index) => `var p${index} = `,
    after: ';',
    close: '} }',
  },
  bound: /\bthrows\b/,
  outside: outsideNames,
};

function opaqueClass(modifier: string, before: string): string {
  const methods = Object.keys(boxes).map((type) => `${modifier}${type} ${type}Value() { throw new Error(); }`);
  return `${before}final class CupelValue { ${modifier}<T> T value() { throw new Error(); } ${methods.join(' ')} }`;
}
