// Short words for the parts of a program of the model, with which the programs of this folder are written.
import { createHierarchy } from '../../dist/model/types/hierarchy.js';

const plainClass = {
  ...{ form: 'class', sealed: false, open: false, placement: 'top', functional: false },
  ...{ typeParameters: [], interfaces: [], fields: [], staticFields: [], methods: [], classes: [] },
};
const plainMethod = {
  ...{ typeParameters: [], parameters: [], access: 'public' },
  ...{ static: false, overrides: false, open: false, overloaded: false },
};

/** Makes parts of one program, each with an id of its own. */
export function builderFor({ id: language, model }) {
  const hierarchy = createHierarchy({ covariantArrays: model.profile.covariantArrays });
  const { table } = hierarchy;
  const builtIns = model.profile.declare(hierarchy);
  const omitted = [];
  let last = 0;
  const part = (fields) => ({ ...fields, id: ++last });
  const argumentsOf = (given) => given.map((value) => ({ value }));
  const called = (callee, name, type, { types = [], args = [] }) =>
    part({ kind: 'call', callee, name, type, typeArguments: types, arguments: argumentsOf(args) });
  const block = (value, statements = []) => ({ statements, ...(value && { result: value }) });
  const variableOf = (name, type, value, more) => part({ name, type, mutable: false, value, ...more });
  const named = (owner, label) => (Array.isArray(label) ? [`${owner}.${label[0]}`, label[1]] : [`${owner}.${label}`]);
  const words = {
    ...builtIns,
    table,
    top: table.top,
    bottom: table.bottom,
    // Types.
    type: (name, ...args) => table.classType(name, args),
    of: (name) => table.parameter(name),
    primitive: (name) => table.primitive(name),
    extending: (type) => table.projection('out', type),
    above: (type) => table.projection('in', type),
    array: (type) => table.array(type),
    functionOf: (parameters, result) => builtIns.functionType(parameters, result),
    // Declarations.
    generic: (name, bound, variance = 'invariant') => ({ name, variance, ...(bound && { bound }) }),
    class: (name, more = {}) => part({ name, ...plainClass, ...more }),
    field: (name, type, more = {}) => part({ name, type, mutable: false, access: 'public', ...more }),
    method: (name, result, more = {}) => part({ name, result, ...plainMethod, ...more }),
    parameter: (name, type, vararg = false) => part({ name, type, vararg }),
    /** A class with these type parameters, each a label or a label with its bound. */
    box: (name, labels, more = {}) =>
      words.class(name, { typeParameters: labels.map((label) => words.generic(...named(name, label))), ...more }),
    /** A generic class with one field `f`. */
    holder: (name, label = 'T', more = {}) =>
      words.box(name, [label], { fields: [words.field('f', words.of(named(name, label)[0]))], ...more }),
    /** A method that takes values of these types as `p0`, `p1`, …, and gives a value. */
    takes: (name, types, value = words.literal(builtIns.int, 1), more = {}) =>
      words.method(name, value.type, {
        parameters: types.map((type, i) => words.parameter(`p${i}`, type)),
        body: block(value),
        ...more,
      }),
    /** A method without parameters: its statements and its result. */
    does: (name, value, statements = [], more = {}) =>
      words.method(name, value.type, { body: block(value, statements), ...more }),
    /** A further constructor, by what it gives to the first one. */
    further: (name, parameters, ...given) => part({ name, typeParameters: [], parameters, arguments: given }),
    /** A function that only throws what it makes. */
    fails: (name, exception, more = {}) =>
      words.method(name, table.bottom, { body: block(undefined, [words.throw(words.make(exception))]), ...more }),
    one: () => words.literal(builtIns.int, 1),
    below: (type, ...args) => ({ type, arguments: args }),
    body: block,
    // Statements.
    local: (name, type, value, more = {}) => ({ kind: 'local', variable: variableOf(name, type, value, more) }),
    variable: (name, type, value, more = {}) => variableOf(name, type, value, more),
    localFunction: (method) => ({ kind: 'localFunction', function: method }),
    assign: (target, value) => part({ kind: 'assign', target, value }),
    evaluate: (expression) => part({ kind: 'evaluate', expression }),
    when: (condition, then, otherwise) =>
      part({
        kind: 'if',
        condition,
        then: block(undefined, then),
        ...(otherwise && { otherwise: block(undefined, otherwise) }),
      }),
    loop: (type, times, statements, form = 'while') =>
      part({
        ...{ kind: 'loop', name: 'i', type, over: { kind: 'range', times, form } },
        body: block(undefined, statements),
      }),
    /** What is tried, and what is done for each class of exceptions. */
    attempt: (statements, ...catches) =>
      part({
        ...{ kind: 'try', body: block(undefined, statements) },
        catches: catches.map(([type, done], i) => part({ name: `e${i}`, type, body: block(undefined, done) })),
      }),
    throw: (value) => part({ kind: 'throw', value }),
    // Expressions.
    binary: (type, left, operator, right) => part({ kind: 'binary', type, operator, left, right }),
    read: (name, type) => part({ kind: 'variable', name, type }),
    this: (type) => part({ kind: 'this', type }),
    literal: (type, value) => part({ kind: 'literal', type, value }),
    some: (type) => part({ kind: 'constant', type }),
    null: (type) => part({ kind: 'null', type }),
    make: (type, ...args) => part({ kind: 'new', type, arguments: args }),
    get: (receiver, name, type) => part({ kind: 'field', receiver, owner: receiver.type.name, name, type }),
    call: (receiver, name, type, more = {}) =>
      called({ kind: 'object', receiver, owner: more.owner ?? receiver.type.name }, name, type, more),
    callStatic: (owner, name, type, more = {}) => called({ kind: 'static', owner }, name, type, more),
    callFunction: (name, type, more = {}) => called({ kind: 'function' }, name, type, more),
    invoke: (value, type, ...args) => part({ kind: 'invoke', function: value, arguments: args, type }),
    choose: (type, then, otherwise, condition = words.literal(builtIns.boolean, true)) =>
      part({ kind: 'conditional', type, condition, then, otherwise }),
    lambda: (type, parameters, value, ...statements) =>
      part({ kind: 'lambda', type, parameters: parameters.map((each) => part(each)), body: block(value, statements) }),
    closure: (...given) => ({ ...words.lambda(...given), notation: 'closure' }),
    reference: (type, callee, name) => part({ kind: 'reference', type, callee, name }),
    constructor: (type, of) => part({ kind: 'constructor', type, of }),
    elements: (type, ...elements) => part({ kind: 'array', type, elements }),
    smartCast: (variable, to, binding, type, [then, otherwise]) =>
      part({ kind: 'smartCast', variable, to, binding, type, then, otherwise }),
    /** Has a part printed without its types. */
    omit: (node) => {
      omitted.push(node.kind === 'local' ? node.variable.id : node.id);
      return node;
    },
  };
  const program = ({ classes = [], functions = [], variables = [] }) => ({
    version: 1,
    language,
    name: 'reach',
    classes,
    functions,
    variables,
    omitted,
  });
  return { words, program };
}
