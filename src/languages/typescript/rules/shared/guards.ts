import type { RuleNode, RuleProgram } from '../../../../model/rules/rule-program.js';
import { isConstant } from './places.js';

/** The condition of an if statement by which only a constant is narrowed; nothing of any other statement. */
export function typeGuardOf(statement: RuleNode, program: RuleProgram): RuleNode | undefined {
  const [condition] = statement.children;
  const subject = condition && /^typeof ([\w$]+) === '\w+'$/.exec(condition.text)?.[1];
  if (!condition || subject === undefined) return undefined;
  const start = condition.start + 'typeof '.length;
  const declaration = program.declarationAt({ path: condition.path, start, end: start + subject.length });
  const place = declaration?.places.find(({ declares }) => declares);
  const name = place && program.nodes('Identifier').find((each) => isAt(each, place));
  return name?.parent?.kind === 'VariableDeclaration' && isConstant(name.parent) ? condition : undefined;
}

function isAt(node: RuleNode, place: { readonly path: string; readonly start: number; readonly end: number }): boolean {
  return node.path === place.path && node.start === place.start && node.end === place.end;
}
