import type { Statement } from '../../../model/program/expression.js';
import type { ClassDeclaration, MethodDeclaration, Program } from '../../../model/program/program.js';
import { replaceNode, rewritePart, rewriteProgram } from '../../../model/program/rewrite.js';
import type { Injection } from '../fault.js';
import { newIds } from '../new-ids.js';

type LocalFunction = Extract<Statement, { kind: 'localFunction' }>;

/** A class declares a method twice, or a program a function. */
export const duplicateMethod: Injection = {
  fault: 'duplicateMethod',
  inject({ survey, random, program }) {
    const all = [...survey.methods, ...survey.localFunctions];
    const possible = all.filter(({ node }) => !node.overloaded && node.body);
    if (possible.length === 0) return undefined;
    const { node } = random.pick(possible);
    const again = withNewIds(program, node);
    return { program: afterItself(program, node, again), reason: 'a method that is declared twice' };
  },
};

/** A class declares a field twice. */
export const duplicateField: Injection = {
  fault: 'duplicateField',
  inject({ survey, random, program }) {
    const possible = [...survey.index.classes.values()].filter(({ staticFields }) => staticFields.length > 0);
    if (possible.length === 0) return undefined;
    const declaration = random.pick(possible);
    const field = random.pick(declaration.staticFields);
    const staticFields = [...declaration.staticFields, withNewIds(program, field)];
    const changed = replaceNode<ClassDeclaration>(program, declaration, { ...declaration, staticFields });
    return { program: changed, reason: 'a field that is declared twice' };
  },
};

/** A variable is declared twice in one block. */
export const duplicateVariable: Injection = {
  fault: 'duplicateVariable',
  inject({ survey, random, program }) {
    if (survey.locals.length === 0) return undefined;
    const { node } = random.pick(survey.locals);
    const again: Statement = { kind: 'local', variable: withNewIds(program, node) };
    const changed = rewriteProgram(program, (part) => {
      if (!Array.isArray(part)) return undefined;
      const list = part as readonly Statement[];
      const at = list.findIndex((each) => each.kind === 'local' && each.variable === node);
      return at < 0 ? undefined : [...list.slice(0, at + 1), again, ...list.slice(at + 1)];
    });
    return { program: changed, reason: 'a variable that is declared twice' };
  },
};

/** Two parameters of a method have one name. */
export const duplicateParameter: Injection = {
  fault: 'duplicateParameter',
  inject({ survey, random, program }) {
    const all = [...survey.methods, ...survey.localFunctions];
    const possible = all.filter(({ node }) => node.parameters.length > 1 && !node.overloaded);
    if (possible.length === 0) return undefined;
    const { node } = random.pick(possible);
    const name = node.parameters[0]?.name ?? '';
    const at = random.int(1, node.parameters.length - 1);
    const parameters = node.parameters.map((each, i) => (i === at ? { ...each, name } : each));
    const changed = replaceNode<MethodDeclaration>(program, node, { ...node, parameters });
    return { program: changed, reason: 'two parameters of one name' };
  },
};

// A part again, whose nodes are others.
function withNewIds<T extends object>(program: Program, part: T): T {
  const next = newIds(program);
  const number = (each: object): object | undefined => {
    if (!('id' in each)) return undefined;
    const inside = Object.entries(each).map(([key, value]) => [
      key,
      key === 'id' ? next() : rewritePart(value, number),
    ]);
    return Object.fromEntries(inside) as object;
  };
  return rewritePart(part, number) as T;
}

// A function within a block is a part of a statement.
function afterItself(program: Program, node: MethodDeclaration, again: MethodDeclaration): Program {
  const isIt = (each: unknown) => each === node || (each as Partial<LocalFunction> | null)?.function === node;
  return rewriteProgram(program, (part) => {
    if (!Array.isArray(part)) return undefined;
    const list = part as readonly unknown[];
    const at = list.findIndex(isIt);
    const more = list[at] === node ? again : ({ kind: 'localFunction', function: again } satisfies LocalFunction);
    return at < 0 ? undefined : [...list.slice(0, at + 1), more, ...list.slice(at + 1)];
  });
}
