import type { TypedExpression } from '../../../model/source/typed-view.js';
import { ts } from '../../shared/typescript-javascript/typescript.js';
import { isRepeatable } from './effects.js';
import { isConstantPosition, isValue, useOf } from './positions.js';
import type { TypeUses } from './type-uses.js';

/** All expressions of a file, with their types. */
export function typedExpressions(file: ts.SourceFile, checker: ts.TypeChecker, types: TypeUses): TypedExpression[] {
  const found: TypedExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (isValue(node)) found.push(typedExpression(node, file, { checker, types }));
    node.forEachChild(visit);
  };
  visit(file);
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}

interface Knowledge {
  readonly checker: ts.TypeChecker;
  readonly types: TypeUses;
}

function typedExpression(node: ts.Expression, file: ts.SourceFile, { checker, types }: Knowledge): TypedExpression {
  const use = useOf(node);
  const type = types.of(checker.getTypeAtLocation(node), node);
  const context = use === 'value' ? checker.getContextualType(node) : undefined;
  const expected = context && types.of(context, node);
  return {
    start: node.getStart(file),
    end: node.end,
    kind: kindName(node),
    ...(type && { type }),
    ...(expected && { expected }),
    use,
    constant: isConstantPosition(node),
    repeatable: use !== 'target' && isRepeatable(checker, node),
  };
}

const kindNames: readonly string[] = firstNames();

/** The name of a node's kind. */
export function kindName({ kind }: ts.Node): string {
  return kindNames[kind] as string;
}

// Several names share a number; the real one is declared first.
function firstNames(): string[] {
  const names: string[] = [];
  for (const [name, kind] of Object.entries(ts.SyntaxKind)) if (typeof kind === 'number') names[kind] ??= name;
  return names;
}
