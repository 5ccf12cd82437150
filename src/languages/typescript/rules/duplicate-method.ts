import { insertAfter } from '../../../model/rules/edits.js';
import { rejected } from '../../../model/rules/expectation.js';
import { childOfKind } from '../../../model/rules/nodes.js';
import { defineRule } from '../../../model/rules/rule.js';
import { isOnlyOne, nameOf } from './shared/places.js';

/** A class has one method of a name. */
export const rule = defineRule({
  id: 'duplicate-method',
  summary: 'a class cannot have two implementations of one method',
  cites: { document: 'TypeScript Handbook', section: 'Classes: Methods' },
  example: 'export class A {\n  run(): void {}\n}\n',
  expectation: rejected('a method is implemented twice', 'TS2393', 'TS2300'),
  precondition: ({ nodes }) =>
    nodes('MethodDeclaration').filter(
      (node) =>
        node.parent?.kind.startsWith('Class') &&
        childOfKind(node, 'Block') &&
        nameOf(node)?.kind === 'Identifier' &&
        isOnlyOne(node),
    ),
  transformation: (node) => [insertAfter(node, `\n${node.text}`)],
});
