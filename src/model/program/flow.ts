import type { Block, Expression, Statement } from './expression.js';

/** The statements within a statement that belong to the same method or lambda, in blocks. */
export function innerBlocks(statement: Statement): readonly Block[] {
  switch (statement.kind) {
    case 'if':
      return statement.otherwise ? [statement.then, statement.otherwise] : [statement.then];
    case 'loop':
      return [statement.body];
    case 'try':
      return [
        statement.body,
        ...statement.catches.map(({ body }) => body),
        ...(statement.finally ? [statement.finally] : []),
      ];
    default:
      return [];
  }
}

/** The values that a body returns before its end; those of lambdas in it are theirs. */
export function earlyResults({ statements }: Block): Expression[] {
  return statements.flatMap((each) =>
    each.kind === 'return' ? [each.value] : innerBlocks(each).flatMap((block) => earlyResults(block)),
  );
}

/** Whether what follows a block can be reached (JLS 14.22). */
export function completes({ statements }: Block): boolean {
  return statements.every(completesNormally);
}

// A loop ends when all its turns are over, whatever a turn does.
function completesNormally(statement: Statement): boolean {
  switch (statement.kind) {
    case 'return':
    case 'throw':
    case 'break':
    case 'continue':
      return false;
    case 'if':
      return !statement.otherwise || completes(statement.then) || completes(statement.otherwise);
    case 'try':
      return (
        (completes(statement.body) || statement.catches.some(({ body }) => completes(body))) &&
        (!statement.finally || completes(statement.finally))
      );
    default:
      return true;
  }
}
