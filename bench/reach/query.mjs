// The questions that shapes are made of: what stands in a program, where, and which type is wanted there.

import { programTypes } from '../../dist/model/program/program-hierarchy.js';
import { indexProgram } from '../../dist/model/program/program-index.js';
import { isAssignable } from '../../dist/model/types/assignable.js';
import { functionShape } from '../../dist/model/types/function-shape.js';
import { argumentsOf } from '../../dist/model/types/hierarchy.js';
import { substitute } from '../../dist/model/types/substitute.js';
import { isSubtype, viewAs } from '../../dist/model/types/subtype.js';
import { parameterLabel } from '../../dist/model/types/type.js';

/**
 * Looks at a program once. A site is an expression or a statement with what is around it: `up` (the site that it is a part
 * of), `role`, `formal` (the type that a declaration shows for this place) and `wanted` (that type as it is seen here),
 * `method` and `owner` (the declarations around it).
 */
export function queryOf(program, profile, table) {
  const { hierarchy, builtIns } = programTypes(program, profile, table);
  const index = indexProgram(program);
  const omitted = new Set(program.omitted);
  const { sites, methods } = collect({ program, hierarchy, index });
  const classes = [...index.classes.values()];
  const values = [...sites.values()].flat().filter(({ node }) => node.type);
  const boundOf = (type) => (type?.kind === 'parameter' ? hierarchy.bounds.get(type.name) : undefined);
  const q = {
    ...{ program, hierarchy, builtIns, index, classes, methods },
    sites: (kind) => sites.get(kind) ?? [],
    some: (kind, test) => q.sites(kind).some(test),
    everywhere: (test) => values.some(test),
    omits: (node) => omitted.has(node?.kind === 'local' ? node.variable.id : node?.id),
    /** A generic class whose type arguments are left out. */
    isDiamond: (node) => node?.kind === 'new' && node.type.args.length > 0 && omitted.has(node.id),
    /** A call whose own type arguments are left out. */
    isInferred: (node) => node?.kind === 'call' && node.typeArguments.length > 0 && omitted.has(node.id),
    isParameter: (type) => type?.kind === 'parameter',
    isGeneric: (type) => type?.kind === 'class' && type.args.length > 0,
    isBox: (type) => [...hierarchy.boxes.values()].includes(type),
    isFunction: (type) => type?.kind === 'function' || isFunctional(hierarchy, type),
    bound: boundOf,
    /** The variances of the projections among the arguments of a type. */
    projections: (type) =>
      type?.kind === 'class' ? type.args.flatMap((arg) => (arg.kind === 'projection' ? [arg.variance] : [])) : [],
    label: (type) => parameterLabel(type.name),
    fits: (type, wanted) => isAssignable(hierarchy, type, wanted),
    below: (type, other) => isSubtype(hierarchy, type, other),
    shape: (type) => functionShape(hierarchy, type),
    /** A value that is not of the type that is wanted there. */
    isWrong: ({ node, wanted }) => wanted !== undefined && !isAssignable(hierarchy, node.type, wanted),
    declaration: (type) => (type?.kind === 'class' ? index.classes.get(type.name) : undefined),
    called: (node) => calledBy(index, node),
    /** Whether a site is within another one for which something holds. */
    isWithin: ({ up }, test) => {
      for (let at = up; at; at = at.up) if (test(at)) return true;
      return false;
    },
    /** Whether a site has a part, however deep, for which something holds. */
    has: (site, test) => site.parts.some((part) => test(part) || q.has(part, test)),
  };
  return q;
}

function isFunctional(hierarchy, type) {
  return type?.kind === 'class' && hierarchy.constructors.get(type.name)?.functional !== undefined;
}

function calledBy(index, { callee, name, arguments: given = [] }) {
  const all =
    callee.kind === 'function'
      ? (index.functions.get(name) ?? [])
      : (index.classes.get(callee.owner)?.methods.filter((method) => method.name === name) ?? []);
  return all.find(({ parameters }) => parameters.length === given.length) ?? all[0];
}

function collect({ program, hierarchy, index }) {
  const sites = new Map();
  const methods = [];
  const visit = (node, place) => {
    const site = { ...place, node, parts: [] };
    place.up?.parts.push(site);
    const alike = sites.get(node.kind);
    if (alike) alike.push(site);
    else sites.set(node.kind, [site]);
    const { method, owner } = place;
    for (const [part, more] of partsOf({ hierarchy, index }, site)) visit(part, { method, owner, up: site, ...more });
  };
  const visitMethod = (method, owner) => {
    methods.push({ method, owner });
    const place = { method, owner };
    for (const { default: value, type } of method.parameters)
      if (value) visit(value, { ...place, role: 'default', wanted: type, formal: type });
    for (const each of method.body?.statements ?? []) visit(each, place);
    const { result } = method;
    if (method.body?.result) visit(method.body.result, { ...place, role: 'result', wanted: result, formal: result });
  };
  const visitClass = (owner) => {
    const fields = index.classes.get(owner.superclass?.type.name)?.fields ?? [];
    owner.superclass?.arguments.forEach((each, i) =>
      visit(each, { owner, role: 'superArgument', formal: fields[i]?.type }),
    );
    for (const each of owner.staticFields) visit(each.value, { owner, role: 'initial', wanted: each.type });
    for (const each of owner.methods) visitMethod(each, owner);
    for (const each of owner.classes) visitClass(each);
  };
  for (const each of program.classes) visitClass(each);
  for (const each of program.functions) visitMethod(each);
  for (const each of program.variables) visit(each.value, { role: 'initial', wanted: each.type, variable: each });
  return { sites, methods };
}

// The parts of an expression or a statement, each with its role and what is wanted of it.
function partsOf(around, { node, wanted }) {
  const { hierarchy } = around;
  const branch = (value) => [value, { role: 'branch', wanted: wanted ?? node.type }];
  switch (node.kind) {
    case 'local':
      return [[node.variable.value, { role: 'initial', wanted: node.variable.type, variable: node.variable }]];
    case 'assign':
      return [
        [node.target, { role: 'target' }],
        [node.value, { role: 'assigned', wanted: node.target.type, target: node.target }],
      ];
    case 'call':
      return partsOfCall(around, node);
    case 'reference':
      return node.callee.kind === 'object' ? [[node.callee.receiver, { role: 'receiver' }]] : [];
    case 'field':
      return [[node.receiver, { role: 'receiver' }]];
    case 'new': {
      const fields = around.index.classes.get(node.type.name)?.fields ?? [];
      const by = argumentsOf(hierarchy, node.type);
      return node.arguments.map((value, i) => [value, argument(hierarchy, fields[i], by)]);
    }
    case 'invoke': {
      const shape = functionShape(hierarchy, node.function.type);
      const given = node.arguments.map((value, i) => [value, { role: 'argument', wanted: shape?.parameters[i] }]);
      return [[node.function, { role: 'receiver' }], ...given];
    }
    case 'conditional':
      return [[node.condition, { role: 'condition' }], branch(node.then), branch(node.otherwise)];
    case 'smartCast':
      return [branch(node.then), branch(node.otherwise)];
    case 'array':
      return node.elements.map((value) => [value, { role: 'element', wanted: node.type.element }]);
    case 'lambda': {
      const wantedResult = functionShape(hierarchy, node.type)?.result;
      const result = node.body.result ? [[node.body.result, { role: 'lambdaResult', wanted: wantedResult }]] : [];
      return [...node.body.statements.map((each) => [each, {}]), ...result];
    }
    default:
      return anyParts(node);
  }
}

function partsOfCall({ hierarchy, index }, node) {
  const { callee } = node;
  const method = calledBy(index, node);
  const receiver = callee.kind === 'object' ? callee.receiver : undefined;
  const seen = receiver?.type.kind === 'class' ? viewAs(hierarchy, receiver.type, callee.owner) : undefined;
  const own = method?.typeParameters.map(({ name }, i) => [name, node.typeArguments[i]]) ?? [];
  const by = new Map([...(seen ? argumentsOf(hierarchy, seen) : []), ...own.filter(([, type]) => type)]);
  const given = node.arguments.map(({ name, value }, i) => {
    const parameter = name
      ? method?.parameters.find((each) => each.name === name)
      : (method?.parameters[i] ?? method?.parameters.at(-1));
    return [value, { ...argument(hierarchy, parameter, by), vararg: parameter?.vararg }];
  });
  return [...(receiver ? [[receiver, { role: 'receiver' }]] : []), ...given];
}

function argument(hierarchy, declared, by) {
  return {
    role: 'argument',
    formal: declared?.type,
    wanted: declared && substitute(declared.type, by, hierarchy.table),
  };
}

// Of other kinds: whatever expressions and statements there are. Types have kinds as well, and no types.
function anyParts(value) {
  return Object.values(value).flatMap((each) => {
    const inner = Array.isArray(each) ? each : [each];
    return inner.flatMap((one) => {
      if (typeof one !== 'object' || one === null) return [];
      if (!('kind' in one)) return anyParts(one);
      return 'type' in one || statementKinds.has(one.kind) ? [[one, {}]] : [];
    });
  });
}

const statementKinds = new Set(['local', 'assign', 'evaluate', 'throw', 'if', 'return', 'loop', 'try']);
