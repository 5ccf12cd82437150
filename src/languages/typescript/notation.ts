import type { Notation } from '../../model/source/notation.js';

const constants: Readonly<Record<string, readonly string[]>> = {
  number: ['0', '1', '7', '-3', '0.5', '100', '2147483648', '1e21'],
  string: ["''", "'a'", "'cupel'", '`b`', "'10'"],
  boolean: ['true', 'false'],
  bigint: ['0n', '12n', '-5n'],
  undefined: ['undefined'],
  null: ['null'],
  unknown: ['1', "'a'", 'null', '[]', '{}'],
  'number[]': ['[]', '[1, 2, 3]'],
  'string[]': ['[]', "['a', 'b']"],
};

/** How TypeScript writes values. */
export const notation: Notation = {
  imports: /^\s*import\b/,
  package: /^(?!)/,
  declared: /(?!)/g,
  typeArguments: { open: '<', close: '>', beforeName: false },
  making: 'new ',
  literals(type, exactly) {
    const all = constants[type] ?? unionOf(type);
    // A constant that is written alone has a type of its own, and decides what is reached.
    return exactly || type === 'boolean' ? all.map((each) => `${each} as ${type}`) : all;
  },
  basicTypes: ['number', 'string', 'boolean', 'bigint'],
  asArgument: (type) => type,
  wide(type) {
    if (/^-?[\d.]+(e[+-]?\d+)?$/.test(type)) return 'number';
    if (/^-?\d+n$/.test(type)) return 'bigint';
    if (/^('(\\.|[^'\\])*'|"(\\.|[^"\\])*")$/.test(type)) return 'string';
    return type === 'true' || type === 'false' ? 'boolean' : type;
  },
  valueless: /^(void|never|undefined|null)$|\bunique symbol\b|\basserts\b|\bis\b/,
  missing: /\b(undefined|null|unknown)\b/,
  opaque: {
    declaration: 'declare function cupelValue<T>(): T;',
    value: (type) => `cupelValue<${type}>()`,
  },
  probe: {
    open: 'function cupelProbe() {',
    before: (index) => `let p${index} = `,
    after: ';',
    close: '}',
  },
  outside:
    /^(eval|Function|Date|Math\.random|random|Atomics|SharedArrayBuffer|WeakRef|FinalizationRegistry|Proxy|Reflect|constructor|apply|call|bind|toLocale\w*|localeCompare|Intl)$/,
};

// One of the constants that a type lists is as good as another.
function unionOf(type: string): readonly string[] {
  const parts = type.split(' | ');
  return parts.length > 1 && parts.every((part) => /^('[^'\\]*'|"[^"\\]*"|-?\d+)$/.test(part)) ? parts : [];
}
