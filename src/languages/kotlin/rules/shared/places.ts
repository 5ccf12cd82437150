import { hasAncestor } from '../../../../model/rules/nodes.js';
import type { RuleNode, RuleProgram } from '../../../../model/rules/rule-program.js';
import { hasOwnLibrary } from './library-names.js';

const declarations = ['class_declaration', 'object_declaration', 'function_declaration', 'property_declaration'];
const comments = new Set(['line_comment', 'block_comment']);
const bodies = new Set(['lambda_literal', 'anonymous_function', 'object_literal']);

/** Declarations on top of a file before which others can be inserted: what stands before them ends there. */
export function topPlaces(program: RuleProgram): readonly RuleNode[] {
  if (hasOwnLibrary(program)) return [];
  const texts = textsOf(program);
  return program
    .nodes(...declarations)
    .filter((node) => node.parent?.kind === 'source_file' && /(?:^|\}\s*\n|\n[ \t]*\n)$/.test(before(node, texts)));
}

/**
 * Statements before which others can be inserted: not before a contract, not in lambdas, whose errors are errors of the call
 * around them, and not in inline functions, which have no local ones.
 */
export function statementPlaces(program: RuleProgram): readonly RuleNode[] {
  if (hasOwnLibrary(program)) return [];
  const texts = textsOf(program);
  return program.nodes().filter((node) => {
    if (node.role !== 'statement' || node.parent?.kind !== 'block' || comments.has(node.kind)) return false;
    if (/^contract\b/.test(node.text) || hasAncestor(node, isLambdaOrInline)) return false;
    return /[{};)\w"][ \t]*\n[ \t]*$/.test(before(node, texts));
  });
}

function isLambdaOrInline({ kind, text }: RuleNode): boolean {
  return bodies.has(kind) || (declarations.includes(kind) && /^[^{=]*\binline\b/.test(text));
}

function textsOf({ files }: RuleProgram): ReadonlyMap<string, string> {
  return new Map(files.map(({ path, text }) => [path, text]));
}

function before({ path, start }: RuleNode, texts: ReadonlyMap<string, string>): string {
  return (texts.get(path) ?? '').slice(Math.max(0, start - 200), start);
}
