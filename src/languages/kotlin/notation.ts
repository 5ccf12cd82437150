import type { Notation } from '../../model/source/notation.js';
import { outsideNames } from '../shared/jvm/outside-names.js';

const constants: Readonly<Record<string, readonly string[]>> = {
  // No condition is constant: it would decide what is reached.
  Boolean: ['"true".toBoolean()', '"no".toBoolean()'],
  Byte: ['5.toByte()', 'Byte.MIN_VALUE'],
  Short: ['300.toShort()', 'Short.MAX_VALUE'],
  Char: ["'a'", "'Z'", "'0'"],
  Int: ['0', '1', '-3', '42', 'Int.MAX_VALUE', 'Int.MIN_VALUE'],
  Long: ['0L', '7L', '-1L', 'Long.MAX_VALUE'],
  UInt: ['0u', '10u', 'UInt.MAX_VALUE'],
  ULong: ['0uL', '3uL'],
  UByte: ['10u.toUByte()'],
  Float: ['0.5f', '-1f'],
  Double: ['0.0', '2.5', '-1e9'],
  String: ['""', '"a"', '"cupel"', '"10"'],
  CharSequence: ['"a"', '"chars"'],
  Any: ['"o"', '1', "'c'"],
  IntRange: ['0..3', '1 until 4', '2..1'],
  'List<Int>': ['listOf<Int>()', 'listOf(1, 2, 3)', 'mutableListOf(5)'],
  'List<String>': ['listOf("a", "b")', 'emptyList<String>()'],
  'Pair<String, Int>': ['"k" to 1'],
};

/** How Kotlin writes values. */
export const notation: Notation = {
  imports: /^\s*import\b/,
  package: /^\s*package\b/,
  declared: /(?!)/g,
  entry: 'main',
  typeArguments: { open: '<', close: '>', beforeName: false },
  making: '',
  literals(type) {
    const plain = type.endsWith('?') ? type.slice(0, -1) : type;
    const all = constants[plain] ?? [];
    return plain === type ? all : [...all, 'null'];
  },
  basicTypes: ['Int', 'String', 'Boolean', 'Long', 'Double', 'Char', 'Any'],
  asArgument: (type) => type,
  wide: (type) => type,
  valueless: /^(Unit|Nothing\??)$|^\(.*->|^suspend\b/,
  missing: /\?$/,
  opaque: {
    declaration: 'fun <T> cupelValue(): T = throw Error()',
    value: (type) => `cupelValue<${type}>()`,
  },
  probe: {
    open: 'fun cupelProbe() {',
    before: (index) => `val p${index} = `,
    after: '',
    close: '}',
  },
  bound: /\bsuspend\b|\binfix\b|@Deprecated/,
  outside: outsideNames,
};
