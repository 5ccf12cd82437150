import { levels, type Notation } from '../../../model/template/notation.js';

/** How holes are written in JavaScript. */
export const notation: Notation = {
  counter: 'number',
  literal(type, value) {
    if (type === 'bigint') return `${value}n`;
    return type === 'string' ? quoted(value) : value;
  },
  cast(type, operand) {
    switch (type) {
      case 'int':
        return { text: `${operand(levels.bitOr)} | 0`, level: levels.bitOr };
      case 'uint':
        return { text: `${operand(levels.shift)} >>> 0`, level: levels.shift };
      case 'bigint':
        return { text: `BigInt(${operand(levels.bitOr)} | 0)`, level: levels.primary };
      default:
        return { text: `${conversions[type]}${operand(levels.assignment)})`, level: levels.primary };
    }
  },
  fraction: (array, fraction) => `Math.floor(${array}.length * ${fraction})`,
  declare: (_, name, value) => `let ${name} = ${value};`,
  array: (type, elements) =>
    type.endsWith('[]') ? `[${elements.join(', ')}]` : `new ${type}([${elements.join(', ')}])`,
  catches: (name, caught) => ({
    head: `catch (${name})`,
    ...(caught !== undefined && { first: `if (!(${name} instanceof ${caught})) throw ${name};` }),
  }),
};

const conversions: Readonly<Record<string, string>> = {
  float: 'Math.fround(',
  number: 'Number(',
  int64: 'BigInt.asIntN(64, ',
  uint64: 'BigInt.asUintN(64, ',
};

// Programs are plain ASCII, so that every engine counts the same columns.
function quoted(value: string): string {
  const escape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `'${value.replace(/[^ -~]|['\\]/g, escape)}'`;
}
