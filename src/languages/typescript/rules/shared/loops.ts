import { holds } from '../../../../model/rules/nodes.js';
import type { RuleNode } from '../../../../model/rules/rule-program.js';

/** A loop over an array. */
interface ArrayLoop {
  /** The declaration of its variable, without a value. */
  readonly declaration: string;
  readonly array: string;
  readonly body: string;
}

/** The parts of a loop over an array that has a name, and that the loop does not speak of otherwise; nothing of any other. */
export function arrayLoop(node: RuleNode): ArrayLoop | undefined {
  const [list, array, body] = node.children;
  if (!list || !array || !body || node.children.length !== 3) return undefined;
  const type = array.expression?.type?.text ?? '';
  if (
    list.kind !== 'VariableDeclarationList' ||
    array.kind !== 'Identifier' ||
    !/^(number|string|boolean)\[\]$/.test(type)
  )
    return undefined;
  const declaration = /^(?:const|let) [\w$]+$/.exec(list.text)?.[0];
  // What is called may change the array.
  if (!declaration || holds(body, 'CallExpression', 'NewExpression') || mentions(body, array.text)) return undefined;
  return { declaration, array: array.text, body: body.text };
}

function mentions({ text }: RuleNode, name: string): boolean {
  const words: readonly string[] = text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? [];
  return words.includes(name);
}
