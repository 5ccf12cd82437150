import { ts } from '../../../shared/typescript-javascript/typescript.js';

import { NoTemplate } from './no-template.js';

// What two runs of a program share, whichever engine they are of.
const pureGlobals = new Set([
  ...['Math', 'Number', 'String', 'Boolean', 'BigInt', 'Array', 'Object', 'Map', 'Set', 'RegExp', 'JSON'],
  ...['Error', 'TypeError', 'RangeError', 'SyntaxError', 'EvalError', 'URIError', 'arguments'],
  ...['Int8Array', 'Uint8Array', 'Uint8ClampedArray', 'Int16Array', 'Uint16Array', 'Int32Array', 'Uint32Array'],
  ...['Float32Array', 'Float64Array', 'BigInt64Array', 'BigUint64Array'],
  ...['isNaN', 'isFinite', 'parseInt', 'parseFloat', 'undefined', 'NaN', 'Infinity'],
]);
const exactMath = new Set([
  ...['abs', 'ceil', 'clz32', 'floor', 'fround', 'imul', 'max', 'min', 'round', 'sign', 'sqrt', 'trunc'],
  ...['E', 'PI', 'LN2', 'LN10', 'LOG2E', 'LOG10E', 'SQRT2', 'SQRT1_2'],
]);
const localeMethods = /^(localeCompare|toLocale\w+|normalize)$/;

/** The declarations of a file by their names. */
export type Declarations = ReadonlyMap<string, ts.Statement>;

/** All declarations of its file that a declaration needs, itself included, in the order of the file. */
export function neededBy(first: ts.Statement, declarations: Declarations): readonly ts.Statement[] {
  const found = new Set<ts.Statement>();
  const visit = (statement: ts.Statement): void => {
    if (found.has(statement)) return;
    found.add(statement);
    for (const name of freeNames(statement)) {
      const declared = declarations.get(name);
      if (declared) visit(declared);
      else if (!pureGlobals.has(name)) throw new NoTemplate(reasonFor(name));
    }
  };
  visit(first);
  return [...found].sort((a, b) => a.pos - b.pos);
}

function reasonFor(name: string): string {
  const impure = /^(console|process|Date|performance|setTimeout|setInterval|window|document|globalThis|global|Intl)$/;
  if (impure.test(name)) return 'is not deterministic';
  if (/^(require|module|exports)$/.test(name)) return 'uses another module';
  return 'uses a name that its file does not declare';
}

function freeNames(statement: ts.Statement): ReadonlySet<string> {
  const used = new Set<string>();
  const declared = new Set<string>();
  const visit = (node: ts.Node): void => {
    refuse(node);
    if (ts.isIdentifier(node)) {
      if (isDeclared(node)) declared.add(node.text);
      else if (!isPropertyName(node)) used.add(node.text);
    }
    // Types of TypeScript are gone from programs, so what they name does not matter.
    if (!ts.isTypeNode(node)) node.forEachChild(visit);
  };
  visit(statement);
  for (const name of declared) used.delete(name);
  return used;
}

function isDeclared(name: ts.Identifier): boolean {
  const { parent } = name;
  const declares =
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent) ||
    ts.isFunctionLike(parent);
  return (declares || ts.isClassLike(parent)) && parent.name === name;
}

function isPropertyName(name: ts.Identifier): boolean {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === name;
  if (ts.isBindingElement(parent)) return parent.propertyName === name;
  if (ts.isLabeledStatement(parent) || ts.isBreakOrContinueStatement(parent)) return true;
  return (ts.isPropertyAssignment(parent) || ts.isClassElement(parent)) && parent.name === name;
}

function refuse(node: ts.Node): void {
  if (ts.isPropertyAccessExpression(node)) {
    const [object, name] = [node.expression.getText(), node.name.text];
    if (object === 'Math' && !exactMath.has(name)) throw new NoTemplate('uses inexact functions of Math');
    if (localeMethods.test(name)) throw new NoTemplate('uses the locale');
    // What a NaN looks like there is no matter of the language.
    if (name === 'buffer') throw new NoTemplate('uses the bytes of numbers (ArrayBuffer)');
  }
  if (ts.isAwaitExpression(node) || ts.isYieldExpression(node)) throw new NoTemplate('is a generator or asynchronous');
  if (node.kind === ts.SyntaxKind.ThisKeyword) throw new NoTemplate('uses this');
  if (ts.isImportDeclaration(node) || ts.isEnumDeclaration(node)) throw new NoTemplate('uses another module');
}
