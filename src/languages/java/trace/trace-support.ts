import type { SyntaxNode } from '../../../model/source/syntax.js';
import type { TraceSupport } from '../../../model/trace/trace-support.js';
import { plainRecorder, recorder } from './recorder.js';

const loops = ['for_statement', 'enhanced_for_statement', 'while_statement', 'do_statement'];
const holders = new Set(['if_statement', ...loops]);

/** Programs of Java that record what they do, by a class behind their own. */
export const traceSupport: TraceSupport = {
  sequences: new Set(['block', 'constructor_body', 'switch_block_statement_group']),
  ends: new Set(),
  branching: new Set(['if_statement', ...loops, 'switch_expression', 'try_statement', 'synchronized_statement']),
  callables: new Set([
    ...['method_declaration', 'constructor_declaration', 'compact_constructor_declaration', 'lambda_expression'],
    ...['static_initializer', 'class_body'],
  ]),
  // What calls another constructor comes first (JLS 8.8.7).
  first: /^(?:(?:<[^;]*>)?\s*(?:this|super)|[\w.()]+\.super)\s*\(/,
  bodies: ({ kind, children }: SyntaxNode) =>
    holders.has(kind) ? children.filter((child) => child.role === 'statement' && child.kind !== 'block') : [],
  record: (label, values) =>
    `CupelTrace.at(${[`"${label}"`, ...values.map((name) => `"${name}", ${name}`)].join(', ')});`,
  recorder: () => recorder,
  plainRecorder,
};
