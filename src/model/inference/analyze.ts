import { constructorsTaking } from '../program/constructors.js';
import type { Expression } from '../program/expression.js';
import { earlyResults } from '../program/flow.js';
import type { Profile } from '../program/profile.js';
import type { ClassDeclaration, ConstructorDeclaration, MethodDeclaration, Program } from '../program/program.js';
import { indexProgram } from '../program/program-index.js';
import { argumentsOf, type Hierarchy } from '../types/hierarchy.js';
import { substitute } from '../types/substitute.js';
import { type Analysis, type Analyzer, addSite, closed, declareNode } from './analysis.js';
import { visitExpression } from './expressions.js';
import { visitBody, visitVariable } from './statements.js';
import { createGraph } from './type-graph.js';

/** Finds out how type information flows in a program, and which types could be left out (Figure 5 of the paper). */
export function analyze(program: Program, profile: Profile, hierarchy: Hierarchy): Analysis {
  const analyzer: Analyzer = {
    hierarchy,
    index: indexProgram(program),
    inference: profile.inference,
    graph: createGraph(hierarchy),
    sites: [],
    blocked: new Set(),
    variables: new Map(),
    uses: new Map(),
    types: new Map(),
    comparisons: 0,
    returned: undefined,
    inWritingLoop: false,
    valued: [],
    using: undefined,
    visit: visitExpression,
  };
  for (const each of program.variables) withUses(analyzer, each.name, () => visitVariable(analyzer, each, 'global'));
  for (const each of program.classes) visitClass(analyzer, each);
  for (const each of program.functions) visitMethod(analyzer, each, false);
  const { graph, sites, blocked, uses, types } = analyzer;
  const omitted = new Set(program.omitted);
  return { graph, sites: sites.filter((site) => !blocked.has(site) && !omitted.has(site.id)), uses, types };
}

function visitClass(analyzer: Analyzer, declaration: ClassDeclaration): void {
  const { superclass, fields, staticFields, methods, classes } = declaration;
  if (superclass) {
    for (const { name, type } of fields)
      analyzer.variables.set(name, { node: analyzer.graph.typeNode(type), type, steady: true });
    const declared = analyzer.index.classes.get(superclass.type.name);
    const isPlain = declared && constructorsTaking(declared, superclass.arguments.length).length === 1;
    const above = isPlain ? declared.fields : [];
    const by = argumentsOf(analyzer.hierarchy, superclass.type);
    superclass.arguments.forEach((value, i) => {
      const type = above[i] && substitute(above[i].type, by, analyzer.hierarchy.table);
      visitExpression(analyzer, value, type && { type, open: closed, ofArgument: true });
    });
  }
  for (const each of declaration.constructors ?? []) visitConstructor(analyzer, each, declaration);
  for (const { arguments: given } of declaration.constants ?? [])
    given.forEach((value, i) => {
      const type = fields[i]?.type;
      visitExpression(analyzer, value, type && { type, open: closed, ofArgument: true });
    });
  for (const each of staticFields)
    withUses(analyzer, each.name, () => visitVariable(analyzer, { ...each, mutable: false }, 'global'));
  for (const each of methods) visitMethod(analyzer, each, true);
  for (const each of classes) visitClass(analyzer, each);
}

function visitConstructor(analyzer: Analyzer, constructor: ConstructorDeclaration, owner: ClassDeclaration): void {
  for (const { name, type, vararg } of constructor.parameters)
    analyzer.variables.set(name, { node: analyzer.graph.typeNode(type), type, steady: !vararg });
  const { arguments: given } = constructor;
  const isPlain = constructorsTaking(owner, given.length).length === 1;
  given.forEach((value, i) => {
    const type = isPlain ? owner.fields[i]?.type : undefined;
    visitExpression(analyzer, value, type && { type, open: closed, ofArgument: true });
  });
}

function visitMethod(analyzer: Analyzer, method: MethodDeclaration, isMember: boolean): void {
  const { id, name, parameters, result, body, overloaded, overrides } = method;
  for (const { name: parameter, type, vararg, default: value } of parameters) {
    if (value) visitExpression(analyzer, value, { type, open: closed });
    const node = declareNode(analyzer, parameter, type);
    analyzer.variables.set(parameter, { node, type, steady: !vararg });
  }
  if (!body) return;
  withUses(analyzer, name, () => {
    const node = declareNode(analyzer, `${name}.ret`, result);
    const isAllowed =
      body.result !== undefined &&
      !overloaded &&
      earlyResults(body).length === 0 &&
      !(analyzer.inference.expressionBodies && body.statements.length > 0);
    const site = isAllowed ? addSite(analyzer, { kind: 'result', id, nodes: [node], name }) : undefined;
    const { comparisons } = analyzer;
    const [typed] = visitBody(analyzer, body, { type: result, open: closed, ...(site && { from: site }) });
    if (typed) analyzer.graph.connect(node, 'inferred', typed.node);
    else if (overrides && body.result && analyzer.inference.joinsResults) connectBranches(analyzer, node, body.result);
    const isSimple = analyzer.comparisons === comparisons && analyzer.using?.size === 0;
    if (site && isMember && analyzer.inference.structural && !isSimple) analyzer.blocked.add(site);
  });
}

// The values between which the result is chosen, if the types of all are certain.
function connectBranches(analyzer: Analyzer, node: number, result: Expression): void {
  if (result.kind !== 'conditional') return;
  const types = [result.then, result.otherwise].map(({ id }) => analyzer.types.get(id));
  if (types.includes(undefined)) return;
  for (const type of types) if (type) analyzer.graph.connect(node, 'inferred', analyzer.graph.typeNode(type));
}

// Remembers which names are used where the type of another one is found out.
function withUses(analyzer: Analyzer, name: string, visit: () => void): void {
  const before = analyzer.using;
  let using = analyzer.uses.get(name);
  if (!using) {
    using = new Set();
    analyzer.uses.set(name, using);
  }
  analyzer.using = using;
  visit();
  analyzer.using = before;
}
