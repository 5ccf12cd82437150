import { replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { hasType, isFreeValue } from '../../../model/rules/guards.js';
import { defineRule } from '../../../model/rules/rule.js';
import { partsOfTemplate } from './shared/templates.js';

/** A template concatenates. */
export const rule = defineRule({
  id: 'concatenated-template',
  summary: 'a template is the concatenation of its parts',
  cites: { document: 'ECMAScript 2024', section: '13.15.3 ApplyStringOrNumericBinaryOperator ( lval, opText, rval )' },
  example: 'const a: number = 1;\nexport const b: string = `x${a}y`;\n',
  expectation: same,
  precondition: ({ nodes }) =>
    nodes('TemplateExpression').filter(
      (node) => isFreeValue(node) && hasType(node, 'string') && partsOfTemplate(node) !== undefined,
    ),
  transformation: (node) => {
    const parts = partsOfTemplate(node);
    return parts && [replace(node, `(${parts.join(' + ')})`)];
  },
});
