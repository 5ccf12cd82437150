import { insertBefore } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';
import { isOnlyOne } from './shared/places.js';

/** Members are public. */
export const rule = defineRule({
  id: 'explicit-public',
  summary: 'a member without a modifier of visibility is public',
  cites: { document: 'TypeScript Handbook', section: 'Classes: public' },
  example: 'export class A {\n  a = 1;\n  static b(): void {}\n}\n',
  expectation: same,
  precondition: ({ nodes }) =>
    nodes('PropertyDeclaration', 'MethodDeclaration').filter(
      (node) =>
        (node.parent?.kind === 'ClassDeclaration' || node.parent?.kind === 'ClassExpression') &&
        !/^(@|public\b|private\b|protected\b|declare\b)/.test(node.text) &&
        !node.children.some(({ kind }) => kind === 'PrivateIdentifier' || kind === 'Decorator') &&
        isOnlyOne(node),
    ),
  transformation: (node) => [insertBefore(node, 'public ')],
});
