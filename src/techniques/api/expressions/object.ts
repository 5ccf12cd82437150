import type { Expression } from '../../../model/program/expression.js';
import type { Type } from '../../../model/types/type.js';
import { newId, type Writing } from '../writing.js';
import { constant } from './constant.js';

/** An object of a type whose member is used: its class must be known. */
export function objectOf(writing: Writing, type: Type, depth: number): Expression {
  const made = writing.inhabitant(writing, type, depth);
  // What a class of the program declares is used as what it overrides.
  if (type.kind === 'class' && isOfProgram(writing, made.type)) return variableFor(writing, type, made);
  return made.type.kind === 'class' ? made : constant(writing, type);
}

function isOfProgram({ clients }: Writing, type: Type): boolean {
  return type.kind === 'class' && clients.some(({ name }) => name === type.name);
}

function variableFor(writing: Writing, type: Type, value: Expression): Expression {
  const id = newId(writing);
  const name = `object${id}`;
  writing.before.push({ kind: 'local', variable: { id, name, type, mutable: false, value } });
  return { kind: 'variable', id: newId(writing), type, name };
}
