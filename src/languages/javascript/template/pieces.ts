import { applyEdits, type Edit } from '../../../model/source/apply-edits.js';
import { levels } from '../../../model/template/notation.js';
import { levelOfOperator } from '../../../model/template/operators.js';
import { ts } from '../../shared/typescript-javascript/typescript.js';

/** A text of JavaScript that was cut at its holes: one more text than there are holes. */
export interface Pieces {
  readonly texts: readonly string[];
  readonly holes: readonly PieceHole[];
}

/** A hole between two texts. */
export interface PieceHole {
  readonly id: number;
  /** How tightly what fills it must hold together. */
  readonly level: number;
}

// Old engines are tested too.
const options: ts.TranspileOptions = {
  compilerOptions: {
    target: ts.ScriptTarget.ES2018,
    module: ts.ModuleKind.ESNext,
    removeComments: true,
    alwaysStrict: false,
    allowJs: true,
  },
};

/** Edits a template, takes the types out and cuts the text at calls whose names begin with `marker`. */
export function cutText(path: string, text: string, edits: readonly Edit[], marker: string): Pieces {
  const fileName = /\.[cm]?js$/.test(path) ? 'template.js' : 'template.ts';
  const { outputText } = ts.transpileModule(applyEdits(text, edits), { ...options, fileName });
  const file = ts.createSourceFile('template.js', outputText, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
  const texts: string[] = [];
  const holes: PieceHole[] = [];
  let from = 0;
  const visit = (node: ts.Node): void => {
    const callee = ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? node.expression.text : '';
    if (!callee.startsWith(marker)) return node.forEachChild(visit);
    texts.push(outputText.slice(from, node.getStart()));
    holes.push({ id: Number(callee.slice(marker.length)), level: levelAround(node) });
    from = node.end;
  };
  visit(file);
  return { texts: [...texts, outputText.slice(from)], holes };
}

/** Puts the pieces together again. */
export function joinPieces({ texts, holes }: Pieces, fill: (hole: PieceHole) => string): string {
  return texts[0] + holes.map((hole, i) => fill(hole) + texts[i + 1]).join('');
}

function levelAround(node: ts.Node): number {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) return levelInBinary(parent, node);
  if (ts.isPrefixUnaryExpression(parent)) return levels.postfix;
  if (ts.isTypeOfExpression(parent) || ts.isVoidExpression(parent)) return levels.unary;
  if (ts.isConditionalExpression(parent)) return parent.condition === node ? levels.or : levels.assignment;
  const isSubject =
    ts.isPropertyAccessExpression(parent) ||
    ((ts.isElementAccessExpression(parent) || ts.isCallExpression(parent) || ts.isNewExpression(parent)) &&
      parent.expression === node);
  // A number before a dot is not what it looks like, so parentheses always help.
  return isSubject ? levels.primary + 1 : levels.assignment;
}

function levelInBinary({ operatorToken, left }: ts.BinaryExpression, node: ts.Node): number {
  const { kind } = operatorToken;
  if (kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment) return levels.assignment;
  if (kind === ts.SyntaxKind.CommaToken) return levels.assignment;
  if (kind === ts.SyntaxKind.QuestionQuestionToken) return levels.bitOr;
  if (kind === ts.SyntaxKind.InKeyword || kind === ts.SyntaxKind.InstanceOfKeyword) return levels.shift;
  const level = levelOfOperator(operatorToken.getText());
  if (kind === ts.SyntaxKind.AsteriskAsteriskToken) return left === node ? levels.postfix : level;
  return left === node ? level : level + 1;
}
