import { ts } from '../../../shared/typescript-javascript/typescript.js';

import type { Candidate } from './functions.js';
import { parameterType } from './parameter-types.js';

/** The text of a module that holds what a function needs, and the function as its exported entry with types. */
export function moduleText(needed: readonly ts.Statement[], candidate: Candidate): string {
  const parts = needed.map((statement) =>
    statement === candidate.statement ? entryText(candidate) : plainText(statement),
  );
  return `${parts.join('\n')}\n`;
}

function plainText(statement: ts.Statement): string {
  const modifiers = (ts.canHaveModifiers(statement) && ts.getModifiers(statement)) || [];
  const last = modifiers.filter(({ kind }) => kind !== ts.SyntaxKind.AsyncKeyword).at(-1);
  return last ? statement.getSourceFile().text.slice(last.end, statement.end).trim() : statement.getText();
}

function entryText({ name, function: made }: Candidate): string {
  const parameters = made.parameters.map(
    (parameter) => `${parameter.name.getText()}: ${parameterType(parameter, made)}`,
  );
  const body = made.body && ts.isBlock(made.body) ? made.body.getText() : `{ return ${made.body?.getText()}; }`;
  return `export function ${name}(${parameters.join(', ')}) ${body}`;
}
