import type { SyntaxNode } from '../../../model/source/syntax.js';
import type { TraceSupport } from '../../../model/trace/trace-support.js';
import { plainRecorder, recorder } from './recorder.js';

const loops = ['ForStatement', 'ForOfStatement', 'ForInStatement', 'WhileStatement', 'DoStatement'];
const holders = new Set(['IfStatement', ...loops]);

/** Programs of TypeScript that record what they do, by a function behind the program. */
export const traceSupport: TraceSupport = {
  sequences: new Set(['Block', 'CaseClause', 'DefaultClause']),
  ends: new Set(['SourceFile']),
  branching: new Set(['IfStatement', ...loops, 'SwitchStatement', 'TryStatement']),
  callables: new Set([
    ...['SourceFile', 'FunctionDeclaration', 'FunctionExpression', 'ArrowFunction', 'MethodDeclaration'],
    ...['Constructor', 'GetAccessor', 'SetAccessor', 'ClassStaticBlockDeclaration', 'ModuleBlock'],
  ]),
  first: /^(?:super\s*\(|(['"])use strict\1)/,
  ambient: /^(?:export\s+)?(?:declare|namespace|module|import)\b/,
  bodies: ({ kind, children }: SyntaxNode) =>
    holders.has(kind) ? children.filter((child) => child.role === 'statement' && child.kind !== 'Block') : [],
  record: (label, values) => `cupelTrace(${[`"${label}"`, ...values.map((name) => `"${name}", ${name}`)].join(', ')});`,
  recorder: () => recorder,
  plainRecorder,
};
