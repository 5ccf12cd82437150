import type { VariableExpression } from '../../../model/program/expression.js';
import type {
  ClassDeclaration,
  ConstructorDeclaration,
  MethodDeclaration,
  Parameter,
  Program,
} from '../../../model/program/program.js';
import { traverse } from '../../../model/program/traverse.js';
import type { TypeParameter } from '../../../model/types/hierarchy.js';
import type { Type, TypeArgument } from '../../../model/types/type.js';

/** What has to go with the parts of a program that are cut, by names: names of declarations are unique. */
export interface Doomed {
  /** The ids that are cut. */
  readonly cut: ReadonlySet<number>;
  readonly classes: ReadonlySet<string>;
  /** Methods and further constructors. All methods of a name go together, so that none overrides or implements what is not there. */
  readonly methods: ReadonlySet<string>;
  /** Of the methods that stay, the places of parameters that go. */
  readonly parameters: ReadonlyMap<string, ReadonlySet<number>>;
  /** Fields, static fields, variables, parameters, and what variables are known to hold. */
  readonly names: ReadonlySet<string>;
  readonly mentionedIn: (type: TypeArgument) => boolean;
}

/** Finds all declarations that cannot stay without what is cut. */
export function findDoomed(program: Program, cut: ReadonlySet<number>): Doomed {
  const classes = new Set<string>();
  const methods = new Set<string>();
  const parameters = new Map<string, Set<number>>();
  const names = new Set<string>();
  const mentionedIn = (type: TypeArgument): boolean => mentionsClass(type, classes);
  const mentioned = (bounds: readonly TypeParameter[]) => bounds.some(({ bound }) => bound && mentionedIn(bound));

  function visitMethod(method: MethodDeclaration, functional: boolean): boolean {
    const { id, name, result, typeParameters } = method;
    if (cut.has(id) || mentionedIn(result) || mentioned(typeParameters)) methods.add(name);
    for (const [place, parameter] of method.parameters.entries()) visitParameter(method, place, parameter);
    return functional && !method.body && (methods.has(name) || parameters.has(name));
  }

  function visitConstructor(declaration: ConstructorDeclaration): void {
    const { id, name, typeParameters, parameters: taken } = declaration;
    if (cut.has(id) || mentioned(typeParameters)) methods.add(name);
    for (const [place, parameter] of taken.entries()) visitParameter({ name, overloaded: false }, place, parameter);
  }

  function visitParameter(
    method: Pick<MethodDeclaration, 'name' | 'overloaded'>,
    place: number,
    { id, name, type }: Parameter,
  ): void {
    const places = parameters.get(method.name);
    if (!cut.has(id) && !mentionedIn(type) && !places?.has(place)) return;
    parameters.set(method.name, (places ?? new Set()).add(place));
    names.add(name);
    // Overloads are told apart by their parameters.
    if (method.overloaded) methods.add(method.name);
  }

  function visitValue({ id, name, type }: { id: number; name: string; type: Type }): void {
    if (cut.has(id) || mentionedIn(type)) names.add(name);
  }

  function visitClass(declaration: ClassDeclaration, outer: boolean): void {
    const { id, name, typeParameters, superclass, interfaces, functional } = declaration;
    const above = [...(superclass ? [superclass.type] : []), ...interfaces];
    if (outer || cut.has(id) || mentioned(typeParameters) || above.some(mentionedIn)) classes.add(name);
    for (const each of declaration.fields) visitValue(each);
    for (const each of declaration.staticFields) visitValue(each);
    for (const each of declaration.constants ?? []) if (cut.has(each.id)) names.add(each.name);
    declaration.constructors?.forEach(visitConstructor);
    for (const each of declaration.methods) if (visitMethod(each, functional)) classes.add(name);
    for (const each of declaration.classes) visitClass(each, classes.has(name));
  }

  const functions: MethodDeclaration[] = [];
  traverse(program, {
    method: (method, owner) => {
      if (!owner) functions.push(method);
    },
  });
  const size = () => classes.size + methods.size + names.size + parameters.size;
  for (let before = -1; before !== size(); ) {
    before = size();
    for (const each of program.classes) visitClass(each, false);
    for (const each of functions) visitMethod(each, false);
  }
  traverse(program, { variable: visitValue });
  // Without what tells it, a variable is not known to hold anything.
  const isGone = ({ id, name, type }: VariableExpression) => cut.has(id) || names.has(name) || mentionedIn(type);
  traverse(program, {
    statement: (each) => {
      if (each.kind === 'assign' && each.known && each.target.kind === 'variable')
        if (cut.has(each.id) || isGone(each.target) || mentionedIn(each.known.type)) names.add(each.known.name);
      if (each.kind === 'if' && each.condition.kind === 'test' && cut.has(each.id)) names.add(each.condition.binding);
    },
    expression: (each) => {
      if (each.kind === 'test' && (cut.has(each.id) || isGone(each.variable) || mentionedIn(each.to)))
        names.add(each.binding);
    },
  });
  return { cut, classes, methods, parameters, names, mentionedIn };
}

function mentionsClass(type: TypeArgument, classes: ReadonlySet<string>): boolean {
  switch (type.kind) {
    case 'class':
      return classes.has(type.name) || type.args.some((each) => mentionsClass(each, classes));
    case 'function':
      return mentionsClass(type.result, classes) || type.parameters.some((each) => mentionsClass(each, classes));
    case 'array':
      return mentionsClass(type.element, classes);
    case 'nullable':
    case 'projection':
      return mentionsClass(type.of, classes);
    case 'tuple':
      return type.elements.some((each) => mentionsClass(each, classes));
    case 'intersection':
      return type.parts.some((each) => mentionsClass(each, classes));
    default:
      return false;
  }
}
