import { insertAfter, insertBefore } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';
import { isAmbient } from './shared/places.js';

/** An empty interface adds nothing. */
export const rule = defineRule({
  id: 'extended-empty-interface',
  summary: 'an interface that extends an empty one has the same members',
  cites: { document: 'TypeScript Handbook', section: 'Object Types: Interface Extension vs. Intersection' },
  example: 'export interface A {\n  a: number;\n}\n',
  expectation: same,
  precondition: ({ nodes }) =>
    nodes('InterfaceDeclaration').filter((node) => node.parent?.kind === 'SourceFile' && !isAmbient(node)),
  transformation: (node, { fresh }) => {
    const name = fresh('Empty');
    const clause = node.children.find(({ kind }) => kind === 'HeritageClause');
    const before = node.children.filter(({ kind }) => kind === 'Identifier' || kind === 'TypeParameter').at(-1);
    const head = insertBefore(node, `interface ${name} {}\n`);
    if (clause) return [head, insertAfter(clause, `, ${name}`)];
    return before && before.kind !== 'TypeParameter' ? [head, insertAfter(before, ` extends ${name}`)] : undefined;
  },
});
