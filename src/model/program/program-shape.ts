import type { Expression } from './expression.js';
import type { MethodDeclaration, Program } from './program.js';
import { traverse } from './traverse.js';

/** How much happens in the bodies of a program. */
export interface ProgramShape {
  /** Results of methods, and those of them that are leaves. */
  readonly results: number;
  readonly leafResults: number;
  /** Values of which nothing is said but their type: cast nulls and the like. */
  readonly constants: number;
  /** How many expressions the deepest one is nested in, itself included. */
  readonly depth: number;
  /** The most that a class or a method has. */
  readonly typeParameters: number;
}

/** Measures the bodies of a program. */
export function shapeOf(program: Program): ProgramShape {
  const shape = { results: 0, leafResults: 0, constants: 0, depth: 0, typeParameters: 0 };
  let depth = 0;
  let methods = 0;
  const declare = ({ length }: readonly unknown[]) => {
    shape.typeParameters = Math.max(shape.typeParameters, length);
  };
  traverse(program, {
    class: ({ typeParameters }) => declare(typeParameters),
    method: (method) => {
      const { typeParameters, body } = method;
      declare(typeParameters);
      // A function within a body has little room.
      if (methods++ > 0 || !body?.result || isHidden(method)) return;
      shape.results++;
      if (leaves.has(body.result.kind)) shape.leafResults++;
    },
    leaveMethod: () => {
      methods--;
    },
    expression: ({ kind }) => {
      shape.depth = Math.max(shape.depth, ++depth);
      if (kind === 'constant') shape.constants++;
    },
    leaveExpression: () => depth--,
  });
  return shape;
}

// Where overloads share a body, that of each is a constant, which is not printed.
function isHidden({ overloaded, body }: MethodDeclaration): boolean {
  return overloaded && body?.result?.kind === 'constant' && body.statements.length === 0;
}

const leaves: ReadonlySet<Expression['kind']> = new Set<Expression['kind']>([
  'literal',
  'constant',
  'variable',
  'this',
  'staticField',
  'null',
]);
