import type { Notation } from '../../model/source/notation.js';
import { outsideNames } from '../shared/jvm/outside-names.js';

const constants: Readonly<Record<string, readonly string[]>> = {
  boolean: ['true', 'false', "'a'.isEmpty()"],
  Boolean: ['Boolean.TRUE', 'Boolean.FALSE'],
  byte: ['5 as byte'],
  short: ['300 as short'],
  char: ["'a' as char"],
  int: ['0', '1', '-3', '42', 'Integer.MAX_VALUE'],
  Integer: ['0', '1', '42'],
  long: ['0L', '7L', 'Long.MAX_VALUE'],
  Long: ['0L', '7L'],
  double: ['0.0d', '2.5d'],
  Double: ['2.5d'],
  BigDecimal: ['0.5', '1.25'],
  String: ["''", "'a'", "'cupel'", "'10'"],
  Object: ["'o'", '1'],
};

/** How Groovy writes values. */
export const notation: Notation = {
  imports: /^\s*import\b/,
  package: /^\s*package\b/,
  declared:
    /^(?:(?:public|private|final|abstract|static|sealed|non-sealed)\s+|@\w+(?:\([^)\n]*\))?\s+)*(?:class|interface|trait|enum|record)\s+(\w+)/gm,
  typeArguments: { open: '<', close: '>', beforeName: true },
  making: 'new ',
  literals: (type) => constants[type] ?? [],
  basicTypes: ['int', 'String', 'boolean', 'long', 'double', 'Object'],
  asArgument: (type) => boxes[type] ?? type,
  wide: (type) => (type === 'GString' ? 'String' : type),
  valueless: /^(void|null|Void)$|^Closure\b/,
  missing: /^(?!)/,
  opaque: {
    declaration: `final class CupelValue { static <T> T value() { throw new Error() } }`,
    value: (type) => `CupelValue.<${boxes[type] ?? type}>value()`,
  },
  probe: {
    open: '@groovy.transform.CompileStatic final class CupelProbe { static void probe() {',
    before: (index) => `def p${index} = `,
    after: '',
    close: '} }',
  },
  outside: outsideNames,
};

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
