import { constructorsTaking } from '../program/constructors.js';
import type { Profile } from '../program/profile.js';
import type { ClassDeclaration, ConstructorDeclaration, Program } from '../program/program.js';
import { indexProgram } from '../program/program-index.js';
import { argumentsOf, type Hierarchy } from '../types/hierarchy.js';
import { substitute } from '../types/substitute.js';
import { type Analysis, type Analyzer, closed } from './analysis.js';
import { visitExpression } from './expressions.js';
import { visitMethod, visitVariable, withUses } from './statements.js';
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
    handingOn: undefined,
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
    analyzer.handingOn = declaration.name;
    superclass.arguments.forEach((value, i) => {
      const type = above[i] && substitute(above[i].type, by, analyzer.hierarchy.table);
      visitExpression(analyzer, value, type && { type, open: closed, ofArgument: true });
    });
    analyzer.handingOn = undefined;
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
