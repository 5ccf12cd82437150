import { insertAfter } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';
import { isAmbient } from './shared/places.js';

/** The members of an enum count up. */
export const rule = defineRule({
  id: 'explicit-enum-values',
  summary: 'members of an enum without values count up from zero',
  cites: { document: 'TypeScript Handbook', section: 'Enums: Numeric enums' },
  example: 'export enum A {\n  B,\n  C,\n}\nexport const d = A.C;\n',
  expectation: same,
  precondition: ({ nodes }) =>
    nodes('EnumDeclaration').filter((node) => {
      const members = node.children.filter(({ kind }) => kind === 'EnumMember');
      return (
        members.length > 0 &&
        members.every(({ children }) => children.length === 1) &&
        !isAmbient(node) &&
        node.children.every(({ kind }) => kind !== 'ConstKeyword')
      );
    }),
  transformation: (node) =>
    node.children.filter(({ kind }) => kind === 'EnumMember').map((member, i) => insertAfter(member, ` = ${i}`)),
});
