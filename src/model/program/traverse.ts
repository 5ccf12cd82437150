import type { TypeParameter } from '../types/hierarchy.js';
import type { TypeArgument } from '../types/type.js';
import type { Block, Expression, Statement, VariableDeclaration } from './expression.js';
import type { ClassDeclaration, ConstructorDeclaration, MethodDeclaration, Parameter, Program } from './program.js';

/** What is called for each part of a program; what is missing is passed over. */
export interface Visitor {
  readonly class?: (declaration: ClassDeclaration) => void;
  /** Called for functions within blocks too, which have no owner. */
  readonly method?: (declaration: MethodDeclaration, owner: ClassDeclaration | undefined) => void;
  readonly furtherConstructor?: (declaration: ConstructorDeclaration, owner: ClassDeclaration) => void;
  readonly parameter?: (parameter: Parameter) => void;
  readonly variable?: (variable: VariableDeclaration) => void;
  readonly statement?: (statement: Statement) => void;
  readonly expression?: (expression: Expression) => void;
  /** Called after all parts of a method, or of an expression, were visited. */
  readonly leaveMethod?: (declaration: MethodDeclaration) => void;
  readonly leaveExpression?: (expression: Expression) => void;
  readonly typeParameter?: (parameter: TypeParameter) => void;
  /** Called for every type that a declaration shows, and for its parts. */
  readonly type?: (type: TypeArgument) => void;
}

/** Visits every part of a program, outer ones first, in the order in which they stand there. */
export function traverse(program: Program, visitor: Visitor): void {
  for (const each of program.classes) visitClass(each, visitor);
  for (const each of program.functions) visitMethod(each, undefined, visitor);
  for (const each of program.variables) visitVariable(each, visitor);
  for (const each of program.aliases ?? []) visitType(each.type, visitor);
}

function visitClass(declaration: ClassDeclaration, visitor: Visitor): void {
  visitor.class?.(declaration);
  visitTypeParameters(declaration.typeParameters, visitor);
  if (declaration.superclass) {
    visitType(declaration.superclass.type, visitor);
    for (const each of declaration.superclass.arguments) visitExpression(each, visitor);
  }
  for (const each of declaration.interfaces) visitType(each, visitor);
  for (const each of declaration.fields) visitType(each.type, visitor);
  for (const each of declaration.constructors ?? []) visitConstructor(each, declaration, visitor);
  for (const each of declaration.staticFields) {
    visitType(each.type, visitor);
    visitExpression(each.value, visitor);
  }
  for (const each of declaration.constants ?? []) for (const value of each.arguments) visitExpression(value, visitor);
  for (const each of declaration.methods) visitMethod(each, declaration, visitor);
  for (const each of declaration.classes) visitClass(each, visitor);
}

function visitMethod(method: MethodDeclaration, owner: ClassDeclaration | undefined, visitor: Visitor): void {
  visitor.method?.(method, owner);
  visitTypeParameters(method.typeParameters, visitor);
  visitParameters(method.parameters, visitor);
  visitType(method.result, visitor);
  for (const each of method.throws ?? []) visitType(each, visitor);
  if (method.body) visitBlock(method.body, visitor);
  visitor.leaveMethod?.(method);
}

function visitConstructor(declaration: ConstructorDeclaration, owner: ClassDeclaration, visitor: Visitor): void {
  visitor.furtherConstructor?.(declaration, owner);
  visitTypeParameters(declaration.typeParameters, visitor);
  visitParameters(declaration.parameters, visitor);
  for (const each of declaration.arguments) visitExpression(each, visitor);
}

function visitParameters(parameters: readonly Parameter[], visitor: Visitor): void {
  for (const each of parameters) {
    visitor.parameter?.(each);
    visitType(each.type, visitor);
    if (each.default) visitExpression(each.default, visitor);
  }
}

function visitTypeParameters(parameters: readonly TypeParameter[], visitor: Visitor): void {
  for (const each of parameters) {
    visitor.typeParameter?.(each);
    if (each.bound) visitType(each.bound, visitor);
  }
}

function visitType(type: TypeArgument, visitor: Visitor): void {
  if (!visitor.type) return;
  visitor.type(type);
  for (const part of partsOfType(type)) visitType(part, visitor);
}

/** The types that a type is made of. */
export function partsOfType(type: TypeArgument): readonly TypeArgument[] {
  switch (type.kind) {
    case 'class':
      return type.args;
    case 'function':
      return [...type.parameters, type.result];
    case 'array':
      return [type.element];
    case 'nullable':
    case 'projection':
      return [type.of];
    case 'tuple':
      return type.elements;
    case 'intersection':
      return type.parts;
    default:
      return [];
  }
}

/** Visits every part of a block in the same way. */
export function visitBlock(block: Block, visitor: Visitor): void {
  for (const each of block.statements) visitStatement(each, visitor);
  if (block.result) visitExpression(block.result, visitor);
}

function visitVariable(variable: VariableDeclaration, visitor: Visitor): void {
  visitor.variable?.(variable);
  visitType(variable.type, visitor);
  visitExpression(variable.value, visitor);
}

function visitStatement(statement: Statement, visitor: Visitor): void {
  visitor.statement?.(statement);
  switch (statement.kind) {
    case 'local':
      return visitVariable(statement.variable, visitor);
    case 'localFunction':
      return visitMethod(statement.function, undefined, visitor);
    case 'assign':
      visitExpression(statement.target, visitor);
      return visitExpression(statement.value, visitor);
    case 'throw':
    case 'return':
      return visitExpression(statement.value, visitor);
    case 'loop':
      if (statement.over.kind === 'elements') {
        visitType(statement.type, visitor);
        visitExpression(statement.over.array, visitor);
      }
      return visitBlock(statement.body, visitor);
    case 'try':
      visitBlock(statement.body, visitor);
      for (const each of statement.catches) {
        visitType(each.type, visitor);
        visitBlock(each.body, visitor);
      }
      if (statement.finally) visitBlock(statement.finally, visitor);
      return;
    case 'break':
    case 'continue':
      return;
    case 'evaluate':
      return visitExpression(statement.expression, visitor);
    case 'if':
      visitExpression(statement.condition, visitor);
      visitBlock(statement.then, visitor);
      if (statement.otherwise) visitBlock(statement.otherwise, visitor);
  }
}

/** Visits an expression and its parts in the same way. */
export function visitExpression(expression: Expression, visitor: Visitor): void {
  visitor.expression?.(expression);
  if (expression.kind === 'lambda') {
    for (const { type } of expression.parameters) visitType(type, visitor);
    visitBlock(expression.body, visitor);
  }
  if (expression.kind === 'block') visitBlock(expression, visitor);
  for (const each of partsOf(expression)) visitExpression(each, visitor);
  visitor.leaveExpression?.(expression);
}

/** The expressions that an expression is made of; those of blocks in it are none of them. */
function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'field':
      return [expression.receiver];
    case 'call':
    case 'reference': {
      const receiver = expression.callee.kind === 'object' ? [expression.callee.receiver] : [];
      return expression.kind === 'call' ? [...receiver, ...expression.arguments.map(({ value }) => value)] : receiver;
    }
    case 'invoke':
      return [expression.function, ...expression.arguments];
    case 'new':
      return expression.arguments;
    case 'binary':
      return [expression.left, expression.right];
    case 'not':
      return [expression.operand];
    case 'conditional':
      return [expression.condition, expression.then, expression.otherwise];
    case 'test':
      return [expression.variable];
    case 'smartCast':
      return [expression.variable, expression.then, expression.otherwise];
    case 'match': {
      const values = expression.cases.flatMap(({ before, value }) =>
        before ? [before.guard, before.value, value] : [value],
      );
      return [expression.subject, ...values, ...(expression.otherwise ? [expression.otherwise] : [])];
    }
    case 'array':
    case 'tuple':
      return expression.elements;
    case 'orElse':
      return [expression.value, expression.otherwise];
    default:
      return [];
  }
}
