import type { Hole } from '../../../model/template/hole.js';
import { type Branches, holesWithin } from '../../../model/template/prune/branches.js';
import { ts } from '../../shared/typescript-javascript/typescript.js';

/** For each hole that is a condition, the holes that are reached only if it is true, and only if it is false. */
export function branchesOf(file: ts.SourceFile, holes: readonly Hole[]): ReadonlyMap<number, Branches> {
  const found = new Map<number, Branches>();
  const visit = (node: ts.Node): void => {
    const guarded = guardedBy(node);
    if (guarded) {
      const [condition, ...parts] = guarded;
      const { first, whole } = decisive(condition);
      const hole = holes.find(({ start }) => start === first.getStart());
      const [whenTrue, whenFalse] = parts.map((part) => holesWithin(holes, [part && rangeOf(part)]));
      // Of `a && b` only a false a decides.
      if (hole?.end === first.end)
        found.set(hole.id, { whenTrue: whenTrue ?? [], whenFalse: (whole && whenFalse) || [] });
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

function rangeOf(node: ts.Node): { start: number; end: number } {
  return { start: node.getStart(), end: node.end };
}

type Guarded = readonly [condition: ts.Expression, whenTrue: ts.Node, whenFalse?: ts.Node | undefined];

function guardedBy(node: ts.Node): Guarded | undefined {
  if (ts.isIfStatement(node)) return [node.expression, node.thenStatement, node.elseStatement];
  if (ts.isConditionalExpression(node)) return [node.condition, node.whenTrue, node.whenFalse];
  if (ts.isWhileStatement(node)) return [node.expression, node.statement];
  return ts.isForStatement(node) && node.condition ? [node.condition, node.statement] : undefined;
}

function decisive(condition: ts.Expression): { first: ts.Expression; whole: boolean } {
  if (ts.isParenthesizedExpression(condition)) return decisive(condition.expression);
  if (ts.isBinaryExpression(condition) && condition.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return { first: decisive(condition.left).first, whole: false };
  return { first: condition, whole: true };
}
