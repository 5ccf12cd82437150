import { UserError } from '../../../core/errors.js';
import type { SourceFile } from '../../../core/test-program.js';
import type { Edit } from '../../../model/source/apply-edits.js';
import { problemOf } from '../../../model/template/candidates.js';
import { templateAim, templateName } from '../../../model/template/choose.js';
import { isStatement } from '../../../model/template/fill.js';
import type { Hole } from '../../../model/template/hole.js';
import type { Branches } from '../../../model/template/prune/branches.js';
import { ts } from '../../shared/typescript-javascript/typescript.js';
import { argumentStatement, type EntryArguments, entryArguments } from './entry-arguments.js';
import { cutText, type Pieces } from './pieces.js';
import { branchesOf } from './read-branches.js';
import { readHole } from './read-hole.js';
import { scopeAt } from './read-scope.js';
import { holeCalled, mistakeAt, parseTemplate, placeOf, type SourceTemplate } from './source-template.js';

/** A template that was read and found in order. */
export interface Template {
  readonly path: string;
  readonly name: string;
  /** What it is for: the first comment. */
  readonly aim: string;
  readonly holes: readonly Hole[];
  /** What depends on holes that are conditions. */
  readonly branches: ReadonlyMap<number, Branches>;
  readonly entry: string;
  readonly arguments: EntryArguments;
  /** The variables of the module, which are its state. */
  readonly globals: readonly string[];
  /** All names that occur in it. */
  readonly names: ReadonlySet<string>;
  /** The text without types, cut at its holes. */
  readonly plain: Pieces;
  /** The same with a call of `tick` in every loop and function. */
  readonly watched: Pieces;
  readonly tick: string;
}

/** Reads a template; what is wrong with it is told with the line where it is wrong. */
export function readTemplate({ path, text }: SourceFile): Template {
  const source = parseTemplate(path, text);
  const { file } = source;
  const names = namesIn(file);
  const [hole, tick] = [freshName('hole', names), freshName('tick', names)];
  const holes = holesIn(source);
  const entry = entryOf(file);
  const edits = [
    ...moduleEdits(source),
    ...holes.map(({ start, end, id }) => ({ start, end, text: `${hole}${id}()` })),
  ];
  return {
    path,
    name: templateName({ path, text }),
    aim: templateAim({ path, text }),
    holes,
    branches: branchesOf(file, holes),
    entry: (entry.name as ts.Identifier).text,
    arguments: entryArguments(source, entry),
    globals: globalsOf(file),
    names,
    plain: cutText(path, text, edits, hole),
    watched: cutText(path, text, [...edits, ...tickEdits(file, tick)], hole),
    tick,
  };
}

function holesIn(source: SourceTemplate): readonly Hole[] {
  const found: Hole[] = [];
  const visit = (node: ts.Node): void => {
    if (argumentStatement(source, node)) return;
    const outermost = holeCalled(source, node);
    if (!outermost) return node.forEachChild(visit);
    const { call, hole } = outermost;
    const tree = readHole(source, call, hole);
    if (isStatement(tree) && !ts.isExpressionStatement(call.parent))
      throw mistakeAt(call, 'a statement hole must be used as a statement');
    const one: Hole = {
      id: found.length,
      start: call.getStart(),
      end: call.end,
      node: tree,
      scope: scopeAt(source, call),
    };
    const problem = problemOf(one);
    if (problem) throw mistakeAt(call, `${problem} (a variable whose type is not inferred needs a type annotation)`);
    found.push(one);
  };
  visit(source.file);
  if (found.length === 0) throw new UserError(`${source.path}: there is no hole in this template`);
  return found;
}

function entryOf(file: ts.SourceFile): ts.FunctionDeclaration {
  const exported = file.statements.filter((statement) => isExported(statement));
  const functions = exported.filter((statement) => ts.isFunctionDeclaration(statement));
  const [entry, another] = functions;
  if (!entry?.name || !entry.body)
    throw new UserError(`${file.fileName}: a template needs an entry, such as export function main(…) { … }`);
  const other = another ?? exported.find((statement) => statement !== entry);
  if (other) throw new UserError(`${placeOf(file, other.getStart())}: a template may export only its entry`);
  return entry;
}

function isExported(statement: ts.Statement): boolean {
  if (ts.isExportDeclaration(statement) || ts.isExportAssignment(statement)) return true;
  return modifiersOf(statement).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

function modifiersOf(node: ts.Node): readonly ts.Modifier[] {
  return (ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined) ?? [];
}

function moduleEdits(source: SourceTemplate): Edit[] {
  return source.file.statements.flatMap((statement): Edit[] => {
    if (ts.isImportDeclaration(statement) || argumentStatement(source, statement))
      return [{ start: statement.getStart(), end: statement.end, text: '' }];
    return modifiersOf(statement)
      .filter(({ kind }) => kind === ts.SyntaxKind.ExportKeyword || kind === ts.SyntaxKind.DefaultKeyword)
      .map((modifier) => ({ start: modifier.getStart(), end: modifier.end, text: '' }));
  });
}

// Every round of a loop and every call of a function is counted.
function tickEdits(file: ts.SourceFile, tick: string): Edit[] {
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    const body = bodyOf(node);
    if (body && ts.isBlock(body))
      edits.push({ start: body.getStart() + 1, end: body.getStart() + 1, text: ` ${tick}();` });
    else if (body) {
      edits.push({ start: body.getStart(), end: body.getStart(), text: `{ ${tick}(); ` });
      edits.push({ start: body.end, end: body.end, text: ' }' });
    }
    node.forEachChild(visit);
  };
  visit(file);
  return edits;
}

function bodyOf(node: ts.Node): ts.Statement | undefined {
  if (ts.isIterationStatement(node, false)) return node.statement;
  const body = ts.isFunctionLike(node) && 'body' in node ? node.body : undefined;
  return body && ts.isBlock(body) ? body : undefined;
}

function globalsOf(file: ts.SourceFile): readonly string[] {
  return file.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ name }) => ts.isIdentifier(name))
    .map(({ name }) => name.getText());
}

function namesIn(file: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    node.forEachChild(visit);
  };
  visit(file);
  return names;
}

function freshName(base: string, names: ReadonlySet<string>): string {
  let fresh = `$${base}`;
  while ([...names].some((name) => name.startsWith(fresh))) fresh += '$';
  return fresh;
}
