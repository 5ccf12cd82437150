import { hasType, isFreeValue } from '../../../../model/rules/guards.js';
import { childOfKind, hasAncestor } from '../../../../model/rules/nodes.js';
import type { RuleNode, RuleProgram } from '../../../../model/rules/rule-program.js';
import { hasOwnLibrary } from './library-names.js';

type ValueType = 'Int' | 'String';

const intKinds = ['number_literal', 'identifier', 'parenthesized_expression', 'arithmetic binary_expression'];

/** Numbers of type `Int` where any other `Int` could stand: values of variables with a type, and operands of them. */
export function intPlaces(program: RuleProgram): readonly RuleNode[] {
  return hasOwnLibrary(program) ? [] : program.nodes(...intKinds).filter((node) => isValue(node, 'Int'));
}

/** Sums, differences and products of numbers of type `Int`, at the same places. */
export function intSums(program: RuleProgram): readonly RuleNode[] {
  return intPlaces(program).filter(
    ({ kind, children }) =>
      kind === 'arithmetic binary_expression' &&
      children.length === 3 &&
      children.every((each, i) => (i === 1 ? methodOf(each.text) !== undefined : hasType(each, 'Int'))),
  );
}

/** The method that an operator of numbers stands for. */
export function methodOf(operator: string): string | undefined {
  return { '+': 'plus', '-': 'minus', '*': 'times' }[operator];
}

/** Literals of simple characters where any other text could stand. */
export function simpleTexts(program: RuleProgram): readonly RuleNode[] {
  return textPlaces(program).filter(({ text }) => /^"\w(?:[\w .,:;-]*\w)?"$/.test(text));
}

/** Texts that are not null where any other text could stand: literals and concatenations. */
export function textPlaces(program: RuleProgram): readonly RuleNode[] {
  if (hasOwnLibrary(program) || program.files.some(({ text }) => /[=!]==/.test(text))) return [];
  return program
    .nodes('string_literal', 'arithmetic binary_expression')
    .filter((node) => isValue(node, 'String') && !/[\n\r]/.test(node.text));
}

function isValue(node: RuleNode, type: ValueType): boolean {
  if (node.role !== 'expression' || !hasType(node, type) || !isFreeValue(node)) return false;
  const expected = node.expression?.expected?.text;
  return (expected === undefined || expected === type) && isOpen(node, type);
}

// Whether no constant is asked for, and the form of the value chooses no overload.
function isOpen(node: RuleNode, type: ValueType): boolean {
  const { parent } = node;
  switch (parent?.kind) {
    case 'property_declaration':
      return parent.children.at(-1) === node && isTyped(parent, type) && !hasAncestor(node, isAnnotation);
    case 'return_expression':
      return node.expression?.expected?.text === type;
    case 'parenthesized_expression':
      return isValue(parent, type);
    case 'arithmetic binary_expression':
      return parent.children.every(({ role, expression }) => role !== 'expression' || expression?.type?.text === type)
        ? isValue(parent, type)
        : type === 'String' && parent.children[0] === node && isValue(parent, type);
    default:
      return false;
  }
}

function isTyped(property: RuleNode, type: ValueType): boolean {
  const variable = childOfKind(property, 'variable_declaration');
  const isOfType = variable?.children.some(({ role, text }) => role === 'type' && text === type) === true;
  return isOfType && !/^[^=]*\bconst\b/.test(property.text);
}

function isAnnotation({ kind }: RuleNode): boolean {
  return kind === 'annotation';
}
