import type { FilledExpression } from '../filled.js';
import type { TypeName } from '../hole.js';

const widths: Readonly<Record<TypeName, number>> = { byte: 8, short: 16, char: 16, int: 32, long: 64 };
const operations: Readonly<Record<string, string>> = {
  ...{
    '+': 'bvadd',
    '-': 'bvsub',
    '*': 'bvmul',
    '/': 'bvsdiv',
    '%': 'bvsrem',
    '&': 'bvand',
    '|': 'bvor',
    '^': 'bvxor',
  },
  ...{ '<<': 'bvshl', '>>': 'bvashr', '>>>': 'bvlshr', '<': 'bvslt', '<=': 'bvsle', '>': 'bvsgt', '>=': 'bvsge' },
};

// What bit-vectors cannot say.
class NoFormula extends Error {}

/** A condition on integers of 32 and 64 bits as a script of SMT-LIB that asks whether it can be true, and whether it can be false; nothing for other conditions. */
export function formulaOf(condition: FilledExpression): string | undefined {
  const names = new Map<string, { readonly name: string; readonly type: TypeName }>();
  try {
    const text = truthText(condition, names);
    const declared = [...names.values()].map(({ name, type }) => `(declare-const ${name} ${sortOf(type)})`);
    const asked = [text, `(not ${text})`].map((one) => `(push)(assert ${one})(check-sat)(pop)`);
    return [...declared, ...asked].join('\n');
  } catch (error) {
    if (error instanceof NoFormula) return undefined;
    throw error;
  }
}

type Names = Map<string, { readonly name: string; readonly type: TypeName }>;

function sortOf(type: TypeName): string {
  return type === 'boolean' ? 'Bool' : `(_ BitVec ${widthOf(type)})`;
}

function widthOf(type: TypeName): number {
  const width = widths[type];
  if (width === undefined) throw new NoFormula();
  return width;
}

function truthText(node: FilledExpression, names: Names): string {
  const part = (one: FilledExpression) => truthText(one, names);
  if (node.type !== 'boolean') throw new NoFormula();
  switch (node.kind) {
    case 'literal':
      return node.value;
    case 'unary':
      return `(not ${part(node.operand)})`;
    case 'ternary':
      return `(ite ${part(node.condition)} ${part(node.yes)} ${part(node.no)})`;
    case 'binary':
      return relationText(node, names);
    default:
      return placeText(node, names);
  }
}

function relationText(node: Extract<FilledExpression, { kind: 'binary' }>, names: Names): string {
  const { operator, left, right } = node;
  if (operator === '&&' || operator === '||')
    return `(${operator === '&&' ? 'and' : 'or'} ${truthText(left, names)} ${truthText(right, names)})`;
  const ofTruths = left.type === 'boolean' && right.type === 'boolean';
  const type = left.type === 'long' || right.type === 'long' ? 'long' : 'int';
  const texts = [left, right].map((one) => (ofTruths ? truthText(one, names) : numberText(one, type, names))).join(' ');
  if (operator === '==' || operator === '!=') return operator === '==' ? `(= ${texts})` : `(not (= ${texts}))`;
  const operation = operations[operator];
  if (!operation || ofTruths) throw new NoFormula();
  return `(${operation} ${texts})`;
}

// The text of a number as it is after the promotion to a type.
function numberText(node: FilledExpression, type: TypeName, names: Names): string {
  return converted(plainText(node, names), node.type, type);
}

function plainText(node: FilledExpression, names: Names): string {
  const part = (one: FilledExpression) => numberText(one, node.type, names);
  switch (node.kind) {
    case 'literal':
      return constantText(BigInt(node.value), widthOf(node.type));
    case 'unary':
      return node.operator === '+'
        ? part(node.operand)
        : `(${node.operator === '-' ? 'bvneg' : 'bvnot'} ${part(node.operand)})`;
    case 'ternary':
      return `(ite ${truthText(node.condition, names)} ${part(node.yes)} ${part(node.no)})`;
    case 'cast':
      return part(node.operand);
    case 'binary': {
      const operation = operations[node.operator];
      if (!operation || node.type === 'boolean') throw new NoFormula();
      const isShift = /^(<<|>>>?)$/.test(node.operator);
      const width = widthOf(node.type);
      const right = isShift
        ? `(bvand ${part(node.right)} ${constantText(BigInt(width - 1), width)})`
        : part(node.right);
      return `(${operation} ${part(node.left)} ${right})`;
    }
    default:
      return placeText(node, names);
  }
}

function constantText(value: bigint, width: number): string {
  return `(_ bv${BigInt.asUintN(width, value)} ${width})`;
}

function converted(text: string, from: TypeName, to: TypeName): string {
  const [old, wanted] = [widthOf(from), widthOf(to)];
  if (old === wanted) return text;
  if (old > wanted) return `((_ extract ${wanted - 1} 0) ${text})`;
  return `((_ ${from === 'char' ? 'zero_extend' : 'sign_extend'} ${wanted - old}) ${text})`;
}

// The same place is the same value within a condition, as nothing in it assigns.
function placeText(node: FilledExpression, names: Names): string {
  if (node.kind !== 'variable' && node.kind !== 'element') throw new NoFormula();
  const key = JSON.stringify(node);
  const known = names.get(key);
  if (known) return known.name;
  sortOf(node.type);
  const name = `v${names.size}`;
  names.set(key, { name, type: node.type });
  return name;
}
