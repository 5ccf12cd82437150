import type { Edit } from '../../../../model/source/apply-edits.js';
import { ts } from '../../../shared/typescript-javascript/typescript.js';
import { holeText, type Known } from './hole-text.js';
import { isAssignment, isPlain } from './is-plain.js';
import { typeOf, visibleVariables } from './visible-variables.js';

const mostHoles = 20;
const mostRounds = 100;

/** What is known while a function becomes a template. */
interface Making {
  readonly edits: Edit[];
  readonly known: Known;
  readonly visible: ReadonlyMap<string, string>;
  readonly limiter: string;
  holes: number;
  loops: number;
}

/** The changes that make a template of a function: holes, a limiter in its loops, and types that the reader can see. */
export function templateEdits(
  owner: ts.FunctionLikeDeclaration & { readonly body: ts.Block },
  checker: ts.TypeChecker,
  limiter: string,
): readonly Edit[] {
  const visible = visibleVariables(owner, checker);
  const known: Known = { typeOf: (node) => typeOf(node, checker), isVariable: (name) => visible.has(name) };
  const making: Making = { edits: [], known, visible, limiter, holes: 0, loops: 0 };
  for (const statement of owner.body.statements) visit(making, statement);
  if (making.loops > 0) insert(making, owner.body.getStart() + 1, `\n  let ${limiter} = 0;`);
  return making.holes > 0 ? making.edits : [];
}

function visit(making: Making, node: ts.Node): void {
  // What a function inside captures or does later stays as it is.
  if (ts.isFunctionLike(node) || ts.isClassLike(node) || ts.isThrowStatement(node)) return;
  if (ts.isIterationStatement(node, false)) loop(making, node);
  else if (ts.isVariableDeclaration(node)) declare(making, node);
  else if (ts.isIfStatement(node)) {
    put(making, node.expression);
    visit(making, node.thenStatement);
    if (node.elseStatement) visit(making, node.elseStatement);
  } else if (ts.isReturnStatement(node)) put(making, node.expression);
  else if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) put(making, node.right);
  else if (ts.isBinaryExpression(node) || ts.isConditionalExpression(node)) part(making, node);
  else if (ts.isCaseClause(node)) for (const statement of node.statements) visit(making, statement);
  else if (!ts.isElementAccessExpression(node)) node.forEachChild((child) => visit(making, child));
}

function fill(making: Making, node: ts.Expression): string | undefined {
  const text = making.holes < mostHoles && isPlain(node) ? holeText(node, making.known) : undefined;
  if (text !== undefined) making.holes++;
  return text;
}

function put(making: Making, node: ts.Expression | undefined): void {
  const text = node && fill(making, node);
  if (node && text !== undefined) replace(making, node, text);
  else if (node) visit(making, node);
}

// An expression within one that is no hole.
function part(making: Making, node: ts.Expression): void {
  const text = fill(making, node);
  if (text !== undefined) replace(making, node, text);
  else node.forEachChild((child) => visit(making, child));
}

function declare(making: Making, { name, type, initializer }: ts.VariableDeclaration): void {
  const seen = initializer && !type && ts.isIdentifier(name) ? making.visible.get(name.text) : undefined;
  if (seen) insert(making, name.end, `: ${seen}`);
  put(making, initializer);
}

function loop(making: Making, node: ts.IterationStatement): void {
  const condition = ts.isForStatement(node)
    ? node.condition
    : ts.isWhileStatement(node) || ts.isDoStatement(node)
      ? node.expression
      : undefined;
  making.loops++;
  if (condition) {
    // A loop that is left from inside would else be no loop in half of the programs.
    const endless = condition.kind === ts.SyntaxKind.TrueKeyword;
    const text = endless ? 'true' : (fill(making, condition) ?? `(${condition.getText()})`);
    replace(making, condition, `${text} && ${making.limiter}++ < ${mostRounds}`);
  } else begin(making, node.statement, ` if (${making.limiter}++ >= ${mostRounds}) break;`);
  visit(making, node.statement);
}

function begin(making: Making, statement: ts.Statement, text: string): void {
  if (ts.isBlock(statement)) insert(making, statement.getStart() + 1, text);
  else {
    insert(making, statement.getStart(), `{${text} `);
    insert(making, statement.end, ' }');
  }
}

function replace({ edits }: Making, node: ts.Node, text: string): void {
  edits.push({ start: node.getStart(), end: node.end, text });
}

function insert({ edits }: Making, at: number, text: string): void {
  edits.push({ start: at, end: at, text });
}
