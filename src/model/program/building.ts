import type { TypeParameter } from '../types/hierarchy.js';
import type { ClassType, Type } from '../types/type.js';
import type { Block, Expression, LiteralExpression, Statement, VariableExpression } from './expression.js';
import type { ClassDeclaration, FieldDeclaration, MethodDeclaration, Parameter, Program } from './program.js';
import { rewritePart, rewriteProgram } from './rewrite.js';

/** A class of which only what is unusual has to be said; programs for tests are made of such parts. */
export function declaration(name: string, more: Partial<ClassDeclaration>): ClassDeclaration {
  const empty = { typeParameters: [], interfaces: [], fields: [], staticFields: [], methods: [], classes: [] };
  const plain = { form: 'class', sealed: false, open: false, placement: 'top', functional: false } as const;
  return { id: 0, name, ...plain, ...empty, ...more };
}

/** A method of which only what is unusual has to be said. */
export function method(name: string, result: Type, more: Partial<MethodDeclaration> = {}): MethodDeclaration {
  const plain = { static: false, overrides: false, open: false, overloaded: false, access: 'public' } as const;
  return { id: 0, name, typeParameters: [], parameters: [], result, ...plain, ...more };
}

/** A field that is public and never written, unless something else is said. */
export function fieldOf(name: string, type: Type, more: Partial<FieldDeclaration> = {}): FieldDeclaration {
  return { id: 0, name, type, mutable: false, access: 'public', ...more };
}

/** A parameter of a method. */
export function parameter(name: string, type: Type, vararg = false): Parameter {
  return { id: 0, name, type, vararg };
}

/** A type parameter. */
export function typeParameter(name: string, bound?: Type): TypeParameter {
  return { name, variance: 'invariant', ...(bound && { bound }) };
}

/** A body that ends with a value. */
export function gives(result: Expression, ...statements: Statement[]): Block {
  return { statements, result };
}

/** A local variable. */
export function local(name: string, type: Type, value: Expression, mutable = false): Statement {
  return { kind: 'local', variable: { id: 0, name, type, mutable, value } };
}

/** A literal. */
export function literal(type: Type, value: LiteralExpression['value']): LiteralExpression {
  return { kind: 'literal', id: 0, type, value };
}

/** A variable that is read. */
export function variable(name: string, type: Type): VariableExpression {
  return { kind: 'variable', id: 0, type, name };
}

/** The object around. */
export function thisOf(type: Type): Expression {
  return { kind: 'this', id: 0, type };
}

/** A field of an object. */
export function fieldIn(owner: string, receiver: Expression, { name, type }: { name: string; type: Type }) {
  return { kind: 'field', id: 0, receiver, owner, name, type } as const satisfies Expression;
}

/** A new object. */
export function make(type: ClassType, ...given: Expression[]): Expression {
  return { kind: 'new', id: 0, type, arguments: given };
}

/** A call without arguments. */
export function call(receiver: Expression, owner: string, { name, result }: MethodDeclaration): Expression {
  const callee = { kind: 'object', receiver, owner } as const;
  return { kind: 'call', id: 0, callee, name, typeArguments: [], arguments: [], type: result };
}

/** A program made of such parts, with ids of their own. */
export function programOf(
  language: string,
  parts: { classes?: readonly ClassDeclaration[]; functions?: readonly MethodDeclaration[] },
): Program {
  let last = 0;
  const number = (part: object): object | undefined => {
    if (!('id' in part)) return undefined;
    const id = ++last;
    const inside = Object.entries(part).filter(([key]) => key !== 'id');
    return { id, ...Object.fromEntries(inside.map(([key, value]) => [key, rewritePart(value, number)])) };
  };
  const { classes = [], functions = [] } = parts;
  return rewriteProgram({ version: 1, language, name: 'sample', classes, functions, variables: [] }, number);
}
