import type { RuleNode } from '../../../../model/rules/rule-program.js';

/** The operands of the concatenation that a template is; nothing if one of its values may be converted by a method. */
export function partsOfTemplate(node: RuleNode): string[] | undefined {
  const parts: string[] = ["''"];
  for (const child of node.children) {
    const literal = /^[`}]([\w .,:;()-]*)(?:`|\$\{)$/.exec(child.text)?.[1];
    if (child.role !== 'expression') {
      if (literal === undefined) return undefined;
      parts.push(`'${literal}'`);
    } else {
      if (!['string', 'number', 'boolean'].includes(child.expression?.type?.text ?? '')) return undefined;
      parts.push(`(${child.text})`);
    }
  }
  return parts;
}
