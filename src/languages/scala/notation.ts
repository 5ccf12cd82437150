import type { Notation } from '../../model/source/notation.js';
import { outsideNames } from '../shared/jvm/outside-names.js';

const constants: Readonly<Record<string, readonly string[]>> = {
  Boolean: ['"true".toBoolean', '"".isEmpty'],
  Byte: ['5.toByte'],
  Short: ['300.toShort'],
  Char: ["'a'", "'Z'"],
  Int: ['0', '1', '-3', '42', 'Int.MaxValue', 'Int.MinValue'],
  Long: ['0L', '7L', 'Long.MaxValue'],
  Float: ['0.5f'],
  Double: ['0.0', '2.5', '-1e9'],
  String: ['""', '"a"', '"cupel"', '"10"'],
  Any: ['"o"', '1'],
  'List[Int]': ['Nil', 'List(1, 2, 3)'],
  'List[String]': ['List("a", "b")'],
  'Option[Int]': ['None', 'Some(4)'],
};

/** How Scala writes values. */
export const notation: Notation = {
  imports: /^import\b/,
  package: /^package\b/,
  declared:
    /^(?:(?:private|final|abstract|sealed|open|case|implicit|inline|transparent|opaque|lazy|@\w+)\s+)*(?:class|trait|object|enum|type|def|val|var|given)\s+(\w+)/gm,
  typeArguments: { open: '[', close: ']', beforeName: false },
  making: 'new ',
  literals: (type) => constants[type] ?? [],
  basicTypes: ['Int', 'String', 'Boolean', 'Long', 'Double', 'Any'],
  asArgument: (type) => type,
  wide: (type) => type,
  valueless: /^(Unit|Nothing|Null)$|=>|\.type$/,
  missing: /^(?!)/,
  opaque: {
    declaration: 'def cupelValue[T]: T = throw new Error',
    value: (type) => `cupelValue[${type}]`,
  },
  probe: {
    open: 'object CupelProbe { def probe(): Unit = {',
    before: (index) => `val p${index} = `,
    after: ';',
    close: '} }',
  },
  outside: outsideNames,
};
