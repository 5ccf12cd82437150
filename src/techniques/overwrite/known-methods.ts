import type { CallExpression } from '../../model/program/expression.js';
import type { MethodDeclaration } from '../../model/program/program.js';
import { calledMethods, type ProgramIndex } from '../../model/program/program-index.js';

/** The methods that a call may mean, if all of them are known: a program does not hold what else a library has of a name. */
export function knownMethods(index: ProgramIndex, call: CallExpression): readonly MethodDeclaration[] {
  const { callee } = call;
  const methods = calledMethods(index, call);
  const isOfLibrary = callee.kind !== 'function' && index.library.has(callee.owner);
  return isOfLibrary && methods.some(({ overloaded }) => overloaded) ? [] : methods;
}
