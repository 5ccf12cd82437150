import { UserError } from '../../../core/errors.js';
import type { TypeName } from '../../../model/template/hole.js';
import { ts } from '../../shared/typescript-javascript/typescript.js';
import { type HoleFunction, holeFunctions, holeModule } from './hole-functions.js';

/** A type, and for an array how many elements it has if that can be seen. */
export interface SeenType {
  readonly type: TypeName;
  readonly length?: number;
}

/** A template as it was written, with what its imports say. */
export interface SourceTemplate {
  readonly path: string;
  readonly file: ts.SourceFile;
  /** The functions of the hole library by the names that they have here. */
  readonly imported: ReadonlyMap<string, HoleFunction>;
  /** The types of declarations as far as they were looked at; the reader of scopes keeps them. */
  readonly seenTypes: Map<ts.Node, { readonly seen?: SeenType | undefined }>;
}

/** Parses a template and looks at its imports. */
export function parseTemplate(path: string, text: string): SourceTemplate {
  const kind = /\.[cm]?js$/.test(path) ? ts.ScriptKind.JS : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, kind);
  const [broken] = (file as unknown as { parseDiagnostics: readonly ts.DiagnosticWithLocation[] }).parseDiagnostics;
  if (broken) {
    const message = ts.flattenDiagnosticMessageText(broken.messageText, ' ');
    throw new UserError(`${placeOf(file, broken.start)}: ${message}`);
  }
  const imported = new Map<string, HoleFunction>();
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) readImport(file, statement, imported);
  }
  return { path, file, imported, seenTypes: new Map() };
}

function readImport(
  file: ts.SourceFile,
  { moduleSpecifier, importClause }: ts.ImportDeclaration,
  imported: Map<string, HoleFunction>,
): void {
  const place = placeOf(file, moduleSpecifier.getStart());
  if (!ts.isStringLiteral(moduleSpecifier) || moduleSpecifier.text !== holeModule)
    throw new UserError(`${place}: a template may import only ${holeModule}, so that it runs anywhere`);
  const bindings = importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings))
    throw new UserError(`${place}: name the imports, such as import { int, intVar } from '${holeModule}'`);
  for (const { name, propertyName } of bindings.elements) {
    const original = (propertyName ?? name).text;
    const hole = holeFunctions.get(original);
    if (!hole) throw new UserError(`${place}: ${holeModule} has no ${original}`);
    imported.set(name.text, hole);
  }
}

/** A place of a template as a person looks it up: file:line. */
export function placeOf(file: ts.SourceFile, position: number): string {
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(position).line + 1}`;
}

/** A mistake of whoever wrote a template. */
export function mistakeAt(node: ts.Node, message: string): UserError {
  return new UserError(`${placeOf(node.getSourceFile(), node.getStart())}: ${message}`);
}

/** The hole function that an expression calls, if it does. */
export function holeCalled(
  { imported }: SourceTemplate,
  node: ts.Node,
): { readonly call: ts.CallExpression; readonly hole: HoleFunction } | undefined {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  const hole = imported.get(node.expression.text);
  return hole && { call: node, hole };
}
