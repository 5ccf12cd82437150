import type { FilledExpression } from '../filled.js';
import { type IntegerRange, rangeOf } from './integer-range.js';

/** What a condition is in every execution; nothing if that is not known. */
export type Truth = boolean | undefined;

// Only a number that is not a number differs from itself.
const selfComparable = new Set(['byte', 'short', 'char', 'int', 'long', 'bigint', 'boolean']);

/** Whether a condition is always true or always false, by its shape and by the ranges of its parts (section 3.4 of the JAttack paper). */
export function truthOf(node: FilledExpression): Truth {
  if (node.kind === 'literal') return node.type === 'boolean' ? node.value === 'true' : undefined;
  if (node.kind === 'unary') return node.operator === '!' ? negated(truthOf(node.operand)) : undefined;
  if (node.kind === 'ternary') {
    const condition = truthOf(node.condition);
    if (condition !== undefined) return truthOf(condition ? node.yes : node.no);
    const [yes, no] = [truthOf(node.yes), truthOf(node.no)];
    return yes === no ? yes : undefined;
  }
  if (node.kind !== 'binary') return undefined;
  const { operator, left, right } = node;
  if (operator === '&&' || operator === '||') return truthOfLogic(operator === '||', truthOf(left), truthOf(right));
  return truthOfSame(operator, left, right) ?? truthOfRanges(operator, rangeOf(left), rangeOf(right));
}

function negated(truth: Truth): Truth {
  return truth === undefined ? undefined : !truth;
}

// One side decides if it has this value; the right one only if the left one has no other effect, which a condition of
// a template does not have.
function truthOfLogic(decisive: boolean, left: Truth, right: Truth): Truth {
  if (left === decisive || right === decisive) return decisive;
  return left === undefined || right === undefined ? undefined : !decisive;
}

function truthOfSame(operator: string, left: FilledExpression, right: FilledExpression): Truth {
  if (!isValue(left) || JSON.stringify(left) !== JSON.stringify(right)) return undefined;
  if (operator === '<' || operator === '>') return false;
  if (!selfComparable.has(left.type)) return undefined;
  return ['<=', '>=', '==', '==='].includes(operator) ? true : /^!==?$/.test(operator) ? false : undefined;
}

// Whether an expression is the same each time that it is computed.
function isValue(node: FilledExpression): boolean {
  switch (node.kind) {
    case 'literal':
    case 'variable':
    case 'element':
      return true;
    case 'unary':
    case 'cast':
      return isValue(node.operand);
    case 'binary':
      return isValue(node.left) && isValue(node.right);
    case 'ternary':
      return isValue(node.condition) && isValue(node.yes) && isValue(node.no);
    default:
      return false;
  }
}

function truthOfRanges(operator: string, left: IntegerRange | undefined, right: IntegerRange | undefined): Truth {
  if (!left || !right) return undefined;
  switch (operator) {
    case '<':
      return left.most < right.least ? true : left.least >= right.most ? false : undefined;
    case '<=':
      return left.most <= right.least ? true : left.least > right.most ? false : undefined;
    case '>':
    case '>=':
      return truthOfRanges(operator === '>' ? '<' : '<=', right, left);
    case '==':
    case '===':
    case '!=':
    case '!==':
      return equality(left, right, operator.startsWith('='));
    default:
      return undefined;
  }
}

function equality(left: IntegerRange, right: IntegerRange, equal: boolean): Truth {
  if (left.most < right.least || left.least > right.most) return !equal;
  const single = left.least === left.most && right.least === right.most;
  return single ? equal : undefined;
}
