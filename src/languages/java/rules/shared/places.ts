import { hasAncestor } from '../../../../model/rules/nodes.js';
import type { RuleNode, RuleProgram } from '../../../../model/rules/rule-program.js';
import { hasOwnLibrary } from './library-names.js';

const lists = new Set(['block', 'constructor_body', 'switch_block_statement_group']);
const bound = new Set(['explicit_constructor_invocation', 'line_comment', 'block_comment']);

/**
 * Statements before which others can be inserted: not before the call of another constructor, and not in lambdas, whose
 * errors are errors of the call around them.
 */
export function statementPlaces(program: RuleProgram): readonly RuleNode[] {
  if (hasOwnLibrary(program)) return [];
  return program
    .nodes()
    .filter(
      (node) =>
        node.role === 'statement' &&
        lists.has(node.parent?.kind ?? '') &&
        !bound.has(node.kind) &&
        !hasAncestor(node, ({ kind }) => kind === 'lambda_expression'),
    );
}

/** The bodies of classes that have a name. */
export function classBodies(program: RuleProgram): readonly RuleNode[] {
  if (hasOwnLibrary(program)) return [];
  return program.nodes('class_body').filter(({ parent }) => parent?.kind === 'class_declaration');
}
