import { replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';
import { arrayLoop } from './shared/loops.js';

/** A loop over an array goes by its indexes. */
export const rule = defineRule({
  id: 'for-of-by-index',
  summary: 'a for-of loop over an array that does not change goes over its elements by index',
  cites: { document: 'ECMAScript 2024', section: '14.7.5 The for-in, for-of, and for-await-of Statements' },
  example: 'const a: number[] = [1, 2];\nlet sum = 0;\nfor (const each of a) sum += each;\nexport const b = sum;\n',
  expectation: same,
  precondition: ({ nodes }) => nodes('ForOfStatement').filter((node) => arrayLoop(node) !== undefined),
  transformation: (node, { fresh }) => {
    const loop = arrayLoop(node);
    if (!loop) return undefined;
    const [i, { declaration, array, body }] = [fresh('index'), loop];
    return [
      replace(node, `for (let ${i} = 0; ${i} < ${array}.length; ${i}++) { ${declaration} = ${array}[${i}]; ${body} }`),
    ];
  },
});
