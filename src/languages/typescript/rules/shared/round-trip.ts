import { replace } from '../../../../model/rules/edits.js';
import { childOfRole } from '../../../../model/rules/nodes.js';
import { same } from '../../../../model/rules/expectation.js';
import { hasType, isFreeValue } from '../../../../model/rules/guards.js';
import { defineRule, type Rule } from '../../../../model/rules/rule.js';
import type { RuleNode, RuleProgram } from '../../../../model/rules/rule-program.js';
import type { Facts } from './snippet.js';

/** A rule by which a text or a number goes through functions of the library that undo each other. */
export function roundTrip(
  facts: Omit<Facts, 'expectation'>,
  places: (program: RuleProgram) => readonly RuleNode[],
  write: (text: string) => string,
): Rule {
  return defineRule({
    ...facts,
    expectation: same,
    precondition: places,
    transformation: (node) => [replace(node, write(node.text))],
  });
}

/** Texts where any other text could stand: operands of `+`, and values of variables that are declared as texts. */
export function textPlaces({ nodes }: RuleProgram): readonly RuleNode[] {
  return nodes().filter((node) => isText(node) && isFreeValue(node) && isPlainPlace(node, 'string'));
}

/** The same, where the text is a literal of simple characters. */
export function simpleTextPlaces(program: RuleProgram): readonly RuleNode[] {
  return textPlaces(program).filter(({ text }) => /^(['"])[\w .,:;-]*\1$/.test(text));
}

/** Small whole numbers where any other number could stand: operands, and values of variables that are declared as numbers. */
export function wholeNumberPlaces({ nodes }: RuleProgram): readonly RuleNode[] {
  return nodes('NumericLiteral').filter(
    (node) => /^(0|[1-9]\d{0,8})$/.test(node.text) && isFreeValue(node) && isPlainPlace(node, 'number'),
  );
}

function isText(node: RuleNode): boolean {
  return node.kind === 'StringLiteral' || (node.role === 'expression' && hasType(node, 'string'));
}

const declarations = new Set(['VariableDeclaration', 'PropertyDeclaration', 'Parameter']);

function isPlainPlace(node: RuleNode, type: 'string' | 'number'): boolean {
  const { parent } = node;
  if (!parent) return false;
  if (declarations.has(parent.kind)) return childOfRole(parent, 'type')?.text === type;
  if (parent.kind !== 'ArithmeticExpression' || !hasType(parent, type)) return false;
  return type === 'number' || parent.children.some(({ kind }) => kind === 'PlusToken');
}
