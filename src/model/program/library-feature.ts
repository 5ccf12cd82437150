import { memberLabel } from './library-class.js';
import type { CallExpression, Expression, MethodDeclaration } from './expression.js';
import type { LibraryClass } from './library-class.js';
import type { ClassDeclaration, Program } from './program.js';
import { traverse } from './traverse.js';
import type { ClassType, Type } from '../types/type.js';

/** What programs declare on top of a library and how they combine its members. Each can be switched off or weighted. */
export const libraryFeatures = [
  /** The object of a call is what another call gives. */
  'libraryChains',
  /** An object of a nested class takes values step by step and gives one of the class around it. */
  'libraryBuilders',
  'librarySubclasses',
  'libraryImplementations',
  /** A method of a program overrides one of another erasure, so that a compiler adds a bridge method (JVMS 4.6, JLS 15.12.4.5). */
  'bridgeMethods',
  /** A lambda is given to a member for an interface of a library, or for a function type. */
  'libraryLambdas',
] as const;

/** One of them. */
export type LibraryFeature = (typeof libraryFeatures)[number];

/** Finds the features of a program, by looking at it and not by how it was made. */
export function libraryFeaturesOf(program: Program): ReadonlySet<LibraryFeature> {
  const found = new Set<LibraryFeature>();
  const library = new Map(program.library?.map((each) => [each.name, each]));
  if (library.size === 0) return found;
  traverse(program, {
    class: (declaration) => {
      for (const each of featuresOfClass(declaration, library)) found.add(each);
    },
    expression: (expression) => {
      if (isChain(expression, library)) found.add('libraryChains');
      if (isBuilt(expression)) found.add('libraryBuilders');
      const given = givenTo(expression, library);
      if (given.some(({ kind, type }) => kind === 'lambda' && (type.kind === 'function' || isClassOf(type, library))))
        found.add('libraryLambdas');
    },
  });
  return found;
}

type Library = ReadonlyMap<string, LibraryClass>;

function isClassOf(type: Type, library: Library): boolean {
  return type.kind === 'class' && library.has(type.name);
}

function featuresOfClass({ superclass, interfaces, methods }: ClassDeclaration, library: Library): LibraryFeature[] {
  const found: LibraryFeature[] = [];
  const above = [...(superclass ? [superclass.type] : []), ...interfaces].filter(({ name }) => library.has(name));
  if (superclass && library.has(superclass.type.name)) found.push('librarySubclasses');
  if (interfaces.some(({ name }) => library.has(name))) found.push('libraryImplementations');
  if (methods.some((method) => method.overrides && above.some((type) => needsBridge(method, type, library))))
    found.push('bridgeMethods');
  return found;
}

// The method of the library is looked for in the class and those above it: those that are overridden travel with the program.
function needsBridge(method: MethodDeclaration, { name }: ClassType, library: Library): boolean {
  const declaring = library.get(name);
  if (!declaring) return false;
  const overridden = declaring.methods.find(
    (each) => memberLabel(each.name) === method.name && each.parameters.length === method.parameters.length,
  );
  if (!overridden) return declaring.supertypes.some((each) => needsBridge(method, each, library));
  const types = ({ parameters, result }: MethodDeclaration) => [...parameters.map(({ type }) => type), result];
  const own = types(method);
  return types(overridden).some((type, i) => erasure(type) !== erasure(own[i] as Type));
}

function erasure(type: Type): string {
  switch (type.kind) {
    case 'class':
    case 'primitive':
      return type.name;
    case 'array':
      return `${erasure(type.element)}[]`;
    // Type parameters of one method have other names where it is overridden.
    default:
      return '';
  }
}

function isChain(expression: Expression, library: Library): boolean {
  const inner = receiverOf(expression);
  return inner !== undefined && [expression, inner].every((each) => isOfLibrary(each, library));
}

function isOfLibrary(expression: Expression, library: Library): boolean {
  return expression.kind === 'call' && expression.callee.kind !== 'function' && library.has(expression.callee.owner);
}

function receiverOf(expression: Expression): CallExpression | undefined {
  if (expression.kind !== 'call' || expression.callee.kind !== 'object') return undefined;
  const { receiver } = expression.callee;
  return receiver.kind === 'call' ? receiver : undefined;
}

function isBuilt(expression: Expression): boolean {
  const step = receiverOf(expression);
  if (step?.callee.kind !== 'object' || step.type.kind !== 'class') return false;
  const { receiver } = step.callee;
  const around = step.type.name.slice(0, step.type.name.lastIndexOf('.'));
  return (
    receiver.type.kind === 'class' &&
    receiver.type.name === step.type.name &&
    expression.type.kind === 'class' &&
    expression.type.name === around
  );
}

function givenTo(expression: Expression, library: Library): readonly Expression[] {
  if (isOfLibrary(expression, library)) return (expression as CallExpression).arguments.map(({ value }) => value);
  return expression.kind === 'new' && library.has(expression.type.name) ? expression.arguments : [];
}
