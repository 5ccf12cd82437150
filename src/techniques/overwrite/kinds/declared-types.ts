import type { VariableDeclaration } from '../../../model/program/expression.js';
import type { MethodDeclaration, Program } from '../../../model/program/program.js';
import { replaceNode } from '../../../model/program/rewrite.js';
import type { Injection, Subject } from '../fault.js';
import { pairOf, wrongType } from '../wrong-type.js';

/** A variable is declared with a type that its value does not have. */
export const variableType: Injection = {
  fault: 'variableType',
  inject(subject) {
    const { survey, random } = subject;
    if (survey.locals.length === 0) return undefined;
    const { node, method } = random.pick(survey.locals);
    const type = wrongType(subject, node.value, ownParameters(method));
    if (!type) return undefined;
    const program = replaceNode<VariableDeclaration>(subject.program, node, { ...node, type });
    return {
      program: shown(program, node.id),
      reason: `a variable of a wrong type: ${pairOf(subject, node.value, type)}`,
    };
  },
};

/** A method is declared to give what its body does not give. */
export const resultType: Injection = {
  fault: 'resultType',
  inject(subject) {
    const { survey, random, analysis } = subject;
    // What a method gives that calls itself changes with its result.
    const isRecursive = (method: MethodDeclaration) =>
      survey.calls.some((call) => call.method === method && call.node.name === method.name);
    const local = survey.localFunctions.filter(({ node: { name } }) => !analysis.uses.get(name)?.has(name));
    const possible = [...survey.methods, ...local].filter(
      ({ node }) => node.body?.result && !node.overloaded && !isRecursive(node) && !isInferring(subject, node),
    );
    if (possible.length === 0) return undefined;
    const { node } = random.pick(possible);
    const value = node.body?.result;
    const type = value && wrongType(subject, value, ownParameters(node));
    if (!value || !type) return undefined;
    const program = replaceNode<MethodDeclaration>(subject.program, node, { ...node, result: type });
    return {
      program: shown(program, node.id),
      reason: `a result of a wrong type: ${pairOf(subject, value, type)}`,
      at: value,
    };
  },
};

// Whether something is used whose own type may follow from the method.
function isInferring({ program, survey, analysis }: Subject, { name }: MethodDeclaration): boolean {
  if (!program.omitted) return false;
  const omitted = new Set(program.omitted);
  const statics = [...survey.index.classes.values()].flatMap(({ staticFields }) => staticFields);
  const declared = [
    ...[...survey.methods, ...survey.localFunctions].map(({ node }) => node),
    ...program.variables,
    ...statics,
  ];
  const inferred = new Set(declared.filter(({ id }) => omitted.has(id)).map((each) => each.name));
  return [...(analysis.uses.get(name) ?? [])].some((used) => inferred.has(used));
}

function ownParameters(method: MethodDeclaration | undefined): string[] {
  return method?.typeParameters.map(({ name }) => name) ?? [];
}

// What is wrong must be written.
function shown(program: Program, id: number): Program {
  return program.omitted ? { ...program, omitted: program.omitted.filter((each) => each !== id) } : program;
}
