import type { Expression } from '../../../model/program/expression.js';
import type { Program } from '../../../model/program/program.js';
import { rewritePart, rewriteProgram } from '../../../model/program/rewrite.js';
import { traverse } from '../../../model/program/traverse.js';

/** A part of an expression that can stand in its place: it has the very same type. */
export interface Hoist {
  readonly from: number;
  readonly to: number;
}

/** All parts that could stand in the place of what they are a part of. */
export function hoistsIn(program: Program): Hoist[] {
  const hoists: Hoist[] = [];
  traverse(program, {
    expression: (whole) => {
      for (const part of partsToHoist(whole))
        if (part.type === whole.type) hoists.push({ from: whole.id, to: part.id });
    },
  });
  return hoists;
}

/** A program in which parts stand in the place of the whole. */
export function hoist(program: Program, hoists: readonly Hoist[]): Program {
  const chosen = new Map(hoists.map(({ from, to }) => [from, to]));
  const change = (part: object): object | undefined => {
    if (!('kind' in part) || !('id' in part) || !('type' in part)) return undefined;
    const to = chosen.get(part.id as number);
    if (to === undefined) return undefined;
    const inner = partsToHoist(part as Expression).find(({ id }) => id === to);
    return inner && (rewritePart(inner, change) as object);
  };
  return rewriteProgram(program, change);
}

// Not what is known only within the whole: values of cases, of smart casts and of lambdas.
function partsToHoist(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'call': {
      const receiver = expression.callee.kind === 'object' ? [expression.callee.receiver] : [];
      return [...receiver, ...expression.arguments.map(({ value }) => value)];
    }
    case 'invoke':
    case 'new':
      return expression.arguments;
    case 'binary':
      return [expression.left, expression.right];
    case 'not':
      return [expression.operand];
    case 'conditional':
      return [expression.then, expression.otherwise];
    case 'smartCast':
      return [expression.otherwise];
    case 'match':
      return expression.otherwise ? [expression.otherwise] : [];
    case 'orElse':
      return [expression.otherwise];
    default:
      return [];
  }
}
