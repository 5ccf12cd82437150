import type { SyntaxNode } from '../../../model/source/syntax.js';
import type { TraceSupport } from '../../../model/trace/trace-support.js';
import { plainRecorder, recorder } from './recorder.js';

const loops = ['for_statement', 'while_statement', 'do_while_statement'];

/** Programs of Kotlin that record what they do, by functions behind the program, on every platform. */
export const traceSupport: TraceSupport = {
  sequences: new Set(['block', 'lambda_literal']),
  ends: new Set(),
  branching: new Set(['if_expression', ...loops, 'when_expression', 'try_expression']),
  callables: new Set([
    ...['function_declaration', 'secondary_constructor', 'anonymous_initializer', 'getter', 'setter'],
    ...['lambda_literal', 'anonymous_function', 'class_body', 'enum_class_body'],
  ]),
  first: /^(?:kotlin\.contracts\.)?contract\s*\{/,
  bodies,
  record: (label, values) => `cupelTrace(${[`"${label}"`, ...values.map((name) => `"${name}", ${name}`)].join(', ')});`,
  recorder,
  plainRecorder,
};

// A branch without braces gives the same value with them.
function bodies({ kind, children }: SyntaxNode): readonly SyntaxNode[] {
  const parts = children.filter((child) => child.kind !== 'label');
  const found = kind === 'if_expression' ? parts.slice(1) : bodyIsLast.has(kind) ? parts.slice(-1) : [];
  return found.filter((child) => child.kind !== 'block' && child.role !== 'other');
}

const bodyIsLast = new Set(['for_statement', 'while_statement', 'when_entry']);
