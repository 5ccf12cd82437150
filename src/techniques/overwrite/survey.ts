import type {
  BinaryExpression,
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
  /** The innermost class that is around; none in a function. */
  readonly owner: string | undefined;
}

/** What there is in a program that could be made wrong. */
export interface Survey {
  readonly index: ProgramIndex;
  readonly methods: readonly Placed<MethodDeclaration>[];
  /** Functions within blocks; what stands in one has the method around it. */
  readonly localFunctions: readonly Placed<MethodDeclaration>[];
  readonly locals: readonly Placed<VariableDeclaration>[];
  readonly calls: readonly Placed<CallExpression>[];
  readonly made: readonly Placed<NewExpression>[];
  readonly reads: readonly Placed<FieldExpression>[];
  readonly operations: readonly Placed<BinaryExpression>[];
  readonly casts: readonly Placed<SmartCastExpression>[];
  /** Variables that are known to be of another type somewhere. */
  readonly narrowed: ReadonlySet<string>;
  /** The class types that declarations show. */
  readonly types: readonly ClassType[];
}

/** Looks through a program. */
export function surveyProgram(program: Program): Survey {
  const index = indexProgram(program);
  const methods: Placed<MethodDeclaration>[] = [];
  const localFunctions: Placed<MethodDeclaration>[] = [];
  const locals: Placed<VariableDeclaration>[] = [];
  const calls: Placed<CallExpression>[] = [];
  const made: Placed<NewExpression>[] = [];
  const reads: Placed<FieldExpression>[] = [];
  const operations: Placed<BinaryExpression>[] = [];
  const casts: Placed<SmartCastExpression>[] = [];
  const narrowed = new Set<string>();
  const types = new Set<ClassType>();
  let outermost: string | undefined;
  let owner: string | undefined;
  let method: MethodDeclaration | undefined;
  let depth = 0;
  const placed = <T>(node: T): Placed<T> => ({ node, method, outermost, owner });
  traverse(program, {
    class: (declaration) => {
      outermost = outermostOf(index, declaration);
      owner = declaration.name;
      method = undefined;
    },
    method: (declaration, within) => {
      if (depth++ > 0) {
        localFunctions.push(placed(declaration));
        return;
      }
      outermost = within && outermostOf(index, within);
      owner = within?.name;
      method = declaration;
      methods.push(placed(declaration));
    },
    leaveMethod: () => {
      depth--;
    },
    variable: (variable) => {
      if (program.variables.includes(variable)) {
        outermost = undefined;
        owner = undefined;
        method = undefined;
      } else locals.push(placed(variable));
    },
    expression: (expression: Expression) => {
      if (expression.kind === 'call') calls.push(placed(expression));
      if (expression.kind === 'new') made.push(placed(expression));
      if (expression.kind === 'field') reads.push(placed(expression));
      if (expression.kind === 'binary') operations.push(placed(expression));
      if (expression.kind === 'smartCast') {
        casts.push(placed(expression));
        narrowed.add(expression.variable.name);
      }
      if (expression.kind === 'test') narrowed.add(expression.variable.name);
      if (expression.kind === 'match') narrowed.add(expression.subject.name);
    },
    type: (type) => {
      if (type.kind === 'class') types.add(type);
    },
  });
  const declared = { methods, localFunctions, locals };
  return { index, ...declared, calls, made, reads, operations, casts, narrowed, types: [...types] };
}

/** The class around a class that is within no other; it may be the class itself. */
export function outermostOf(index: ProgramIndex, { name }: ClassDeclaration): string {
  const outer = index.enclosing.get(name);
  return outer ? outermostOf(index, outer) : name;
}
