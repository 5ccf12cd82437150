import { hasType, isFreeValue } from '../../../../model/rules/guards.js';
import { childOfRole, holds } from '../../../../model/rules/nodes.js';
import type { RuleNode, RuleProgram } from '../../../../model/rules/rule-program.js';
import { hasOwnLibrary } from './library-names.js';

type ValueType = 'int' | 'String';

const intKinds = new Set([
  ...['decimal_integer_literal', 'identifier', 'field_access', 'array_access', 'method_invocation'],
  ...['arithmetic binary_expression', 'parenthesized_expression'],
]);

/** Numbers of type `int` where any other `int` could stand: arguments, results, values of variables, and their operands. */
export function intPlaces(program: RuleProgram): readonly RuleNode[] {
  return program.nodes().filter((node) => intKinds.has(node.kind) && isValue(node, 'int') && !hasOwnLibrary(program));
}

/** The same places, where the value is only stored or returned, so that no overload is chosen by its form. */
export function storedInts(program: RuleProgram): readonly RuleNode[] {
  return intPlaces(program).filter(
    ({ parent }) => parent?.kind === 'variable_declarator' || parent?.kind === 'return_statement',
  );
}

/** Texts that are not null where any other text could stand: literals and concatenations. */
export function textPlaces(program: RuleProgram): readonly RuleNode[] {
  if (hasOwnLibrary(program) || comparesReferences(program)) return [];
  return program
    .nodes('string_literal', 'arithmetic binary_expression')
    .filter((node) => isValue(node, 'String') && !holds(node, 'string_interpolation'));
}

/** Literals of simple characters among these texts, with no space at their ends. */
export function simpleTexts(program: RuleProgram): readonly RuleNode[] {
  return textPlaces(program).filter(({ text }) => /^"\w(?:[\w .,:;-]*\w)?"$/.test(text));
}

function isValue(node: RuleNode, type: ValueType): boolean {
  return node.role === 'expression' && hasType(node, type) && isFreeValue(node) && isOpen(node, type);
}

// Whether no constant is asked for, now or by what is made of the value.
function isOpen(node: RuleNode, type: ValueType): boolean {
  const { parent, expression } = node;
  switch (parent?.kind) {
    case 'argument_list':
      return true;
    case 'return_statement':
      return expression?.expected?.text === type;
    case 'variable_declarator':
      return parent.children.at(-1) === node && declaresVariable(parent.parent, type);
    case 'parenthesized_expression':
    case 'arithmetic binary_expression':
      return isValue(parent, type);
    default:
      return false;
  }
}

// A variable that is final may be a constant, as those of interfaces are.
function declaresVariable(declaration: RuleNode | undefined, type: ValueType): boolean {
  if (declaration?.kind !== 'local_variable_declaration' && declaration?.kind !== 'field_declaration') return false;
  const body = declaration.parent?.kind;
  return (
    childOfRole(declaration, 'type')?.text === type &&
    !/\bfinal\b/.test(declaration.children[0]?.text ?? '') &&
    (declaration.kind === 'local_variable_declaration' || body === 'class_body')
  );
}

// Equal texts need not be one object.
function comparesReferences({ nodes }: RuleProgram): boolean {
  return nodes('equality binary_expression').some(({ children: [left, , right] }) =>
    [left, right].every((each) => each?.kind !== 'null_literal' && !isPrimitive(each)),
  );
}

function isPrimitive(node: RuleNode | undefined): boolean {
  return /^(?:boolean|byte|short|char|int|long|float|double)$/.test(node?.expression?.type?.text ?? '');
}
