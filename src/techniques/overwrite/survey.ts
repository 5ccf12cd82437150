import type {
  CallExpression,
  Expression,
  FieldExpression,
  NewExpression,
  SmartCastExpression,
  VariableDeclaration,
} from '../../model/program/expression.js';
import type { ClassDeclaration, MethodDeclaration, Program } from '../../model/program/program.js';
import { indexProgram, type ProgramIndex } from '../../model/program/program-index.js';
import { traverse } from '../../model/program/traverse.js';
import type { ClassType } from '../../model/types/type.js';

/** Something of a program, and where it stands. */
export interface Placed<T> {
  readonly node: T;
  readonly method: MethodDeclaration | undefined;
  /** The class that is around and within no other; none in a function. */
  readonly outermost: string | undefined;
}

/** What there is in a program that could be made wrong. */
export interface Survey {
  readonly index: ProgramIndex;
  readonly methods: readonly Placed<MethodDeclaration>[];
  readonly locals: readonly Placed<VariableDeclaration>[];
  readonly calls: readonly Placed<CallExpression>[];
  readonly made: readonly Placed<NewExpression>[];
  readonly reads: readonly Placed<FieldExpression>[];
  readonly casts: readonly Placed<SmartCastExpression>[];
  /** The class types that declarations show. */
  readonly types: readonly ClassType[];
}

/** Looks through a program. */
export function surveyProgram(program: Program): Survey {
  const index = indexProgram(program);
  const methods: Placed<MethodDeclaration>[] = [];
  const locals: Placed<VariableDeclaration>[] = [];
  const calls: Placed<CallExpression>[] = [];
  const made: Placed<NewExpression>[] = [];
  const reads: Placed<FieldExpression>[] = [];
  const casts: Placed<SmartCastExpression>[] = [];
  const types = new Set<ClassType>();
  let outermost: string | undefined;
  let method: MethodDeclaration | undefined;
  const placed = <T>(node: T): Placed<T> => ({ node, method, outermost });
  traverse(program, {
    class: (declaration) => {
      outermost = outermostOf(index, declaration);
      method = undefined;
    },
    method: (declaration, owner) => {
      outermost = owner && outermostOf(index, owner);
      method = declaration;
      methods.push(placed(declaration));
    },
    variable: (variable) => {
      if (program.variables.includes(variable)) {
        outermost = undefined;
        method = undefined;
      } else locals.push(placed(variable));
    },
    expression: (expression: Expression) => {
      if (expression.kind === 'call') calls.push(placed(expression));
      if (expression.kind === 'new') made.push(placed(expression));
      if (expression.kind === 'field') reads.push(placed(expression));
      if (expression.kind === 'smartCast') casts.push(placed(expression));
    },
    type: (type) => {
      if (type.kind === 'class') types.add(type);
    },
  });
  return { index, methods, locals, calls, made, reads, casts, types: [...types] };
}

/** The class around a class that is within no other; it may be the class itself. */
export function outermostOf(index: ProgramIndex, { name }: ClassDeclaration): string {
  const outer = index.enclosing.get(name);
  return outer ? outermostOf(index, outer) : name;
}
