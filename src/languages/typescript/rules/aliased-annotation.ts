import { insertBefore, replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { ancestor } from '../../../model/rules/nodes.js';
import { defineRule } from '../../../model/rules/rule.js';
import { annotationsOf, topStatements } from './shared/places.js';

/** An alias is its type. */
export const rule = defineRule({
  id: 'aliased-annotation',
  summary: 'a type alias is another name for its type',
  cites: {
    document: 'TypeScript Handbook',
    section: 'Everyday Types: Differences Between Type Aliases and Interfaces',
  },
  example: 'export const a: number[] = [1];\n',
  expectation: same,
  precondition: (program) =>
    topStatements(program).flatMap((statement) =>
      statement.kind === 'VariableStatement' ? annotationsOf(statement) : [],
    ),
  transformation: (type, { fresh }) => {
    const [name, statement] = [fresh('Alias'), ancestor(type, ({ kind }) => kind === 'VariableStatement')];
    return statement && [insertBefore(statement, `type ${name} = ${type.text};\n`), replace(type, name)];
  },
});
