// What the program of a report has that its bug needs, as a question about any program of the model.

const own = (type) => (method) => method?.typeParameters.some(({ name }) => name === type?.name) ?? false;

/** The shapes by their names, which `reports.json` gives to the reports. */
export const shapes = {
  // Choices.
  choiceOfBoundedArgument: (q) =>
    q.some('conditional', ({ node, role }) => role === 'argument' && q.isParameter(q.bound(node.type))),
  choiceOfClassBoundParameter: (q) => q.some('conditional', ({ node }) => q.isGeneric(q.bound(node.type))),
  choiceOfDifferentClasses: (q) =>
    q.some('conditional', ({ node: { type, then, otherwise }, role }) => {
      const branches = [then.type, otherwise.type];
      const isApart = then.type.name !== otherwise.type.name && branches.every((each) => each.name !== type.name);
      return role === 'argument' && type.kind === 'class' && isApart && branches.every(q.isGeneric);
    }),
  choiceOfMadeFields: (q) =>
    q.some('conditional', ({ node: { type, then, otherwise } }) => {
      const isMade = (value) => value.kind === 'field' && q.isDiamond(value.receiver);
      return q.bound(type) && [then, otherwise].every(isMade);
    }),
  choiceAsReceiver: (q) =>
    q.some('conditional', ({ node, role }) => role === 'receiver' && node.then.type.name !== node.otherwise.type.name),
  choiceOfFunctionBound: (q) => q.some('conditional', ({ node }) => q.isFunction(q.bound(node.type))),
  choiceWithInference: (q) =>
    q.some(
      'conditional',
      ({ node, role }) => ['argument', 'initial'].includes(role) && [node.then, node.otherwise].some(q.isDiamond),
    ),
  choiceOfConsumers: (q) => q.some('conditional', ({ node }) => q.projections(node.type).includes('in')),
  nullInChoice: (q) =>
    q.some(
      'conditional',
      ({ node, wanted }) =>
        wanted?.kind === 'primitive' && [node.then, node.otherwise].some(({ kind }) => kind === 'null'),
    ),
  // Boxes, primitive types and literals.
  boxedCharacterAsPrimitive: (q) =>
    anyValue(q, ({ node, wanted }) => node.type.name === 'Character' && wanted?.name === 'char'),
  primitiveResultAsBox: (q) =>
    q.some('call', ({ node, wanted }) => node.type.name === 'char' && wanted?.name === 'Character'),
  primitiveLambdaResult: (q) =>
    q.some(
      'lambda',
      ({ node }) => node.body.result?.type.kind === 'primitive' && q.shape(node.type)?.result.name === 'Number',
    ),
  unboxedMemberOfBound: (q) =>
    q.some('call', ({ node, wanted }) => {
      const receiver = node.callee.receiver?.type;
      return q.isGeneric(q.bound(receiver)) && q.isBox(node.type) && wanted?.kind === 'primitive';
    }),
  primitiveArgumentThroughProjection: (q) =>
    q.some('call', ({ node, parts }) => {
      const isBoxed = ({ role, node: value, formal }) =>
        role === 'argument' && value.type.kind === 'primitive' && q.isBox(formal);
      return q.projections(node.callee.receiver?.type).length > 0 && parts.some(isBoxed);
    }),
  narrowingLiteral: (q) =>
    q.some(
      'literal',
      ({ node, wanted }) => node.type.name === q.builtIns.int.name && isNumber(wanted) && wanted !== node.type,
    ),
  wrongPrimitiveVariable: (q) =>
    anyValue(
      q,
      (site) =>
        site.role === 'initial' &&
        site.wanted?.kind === 'primitive' &&
        site.node.type.name === 'boolean' &&
        q.isWrong(site),
    ),
  narrowedBox: (q) =>
    anyValue(q, (site) => q.isBox(site.node.type) && q.isBox(site.wanted) && isNumber(site.wanted) && q.isWrong(site)),
  identityOperator: (q) =>
    q.some('binary', ({ node }) => ['===', '!=='].includes(node.operator) && isNumber(node.left.type)),
  arrayOfNumbers: (q) =>
    q.some(
      'array',
      ({ node }) =>
        node.type.element.name === 'Number' &&
        node.elements.some(({ kind, type }) => kind === 'literal' && type.name === 'Int'),
    ),
  // Null.
  nullForBoundedParameter: (q) => q.some('null', ({ role, wanted }) => role === 'initial' && q.bound(wanted)),
  nullThroughProjection: (q) =>
    q.some(
      'null',
      ({ role, up }) =>
        role === 'argument' && up.node.kind === 'call' && q.projections(up.node.callee.receiver?.type).includes('out'),
    ),
  nullAssigned: (q) =>
    q.some(
      'null',
      ({ role, target, method }) =>
        role === 'assigned' &&
        q.some(
          'local',
          (each) => each.method === method && each.node.variable.name === target.name && q.omits(each.node),
        ),
    ),
  nullForPrimitive: (q) =>
    q.some('null', ({ role, wanted }) => role === 'lambdaResult' && wanted?.kind === 'primitive'),
  // Members through type parameters.
  fieldBoundedByParameter: (q) =>
    q.classes.some(({ fields }) => fields.some(({ type }) => q.isParameter(q.bound(type)))),
  nestedGenericArgument: (q) =>
    q.some('new', ({ node, parts }) => {
      const parameters = q.declaration(node.type)?.typeParameters ?? [];
      const isShared = node.type.args.some(
        (arg, i) =>
          q.isParameter(arg) && parameters.some(({ name }, at) => at !== i && q.label({ name }) === q.label(arg)),
      );
      return isShared && parts.some((part) => part.node.kind === 'new' && q.isGeneric(part.formal));
    }),
  projectionInBound: (q) =>
    q.classes.some(({ fields }) =>
      fields.some(({ type }) => q.bound(type)?.args?.some((arg) => arg.kind === 'projection' && q.isParameter(arg.of))),
    ),
  argumentBelowParameter: (q) =>
    anyValue(
      q,
      ({ node, role, formal }) => role === 'argument' && q.isParameter(q.bound(node.type)) && q.isParameter(formal),
    ),
  boundedWithinArguments: (q) =>
    q.some('call', ({ node, parts }) => {
      const seen = node.callee.receiver?.type;
      const bounded = seen?.args?.filter((arg) => q.bound(arg)) ?? [];
      const takes = ({ role, node: value, formal }) =>
        role === 'argument' && q.isGeneric(formal) && value.type.args?.some((arg) => bounded.includes(arg));
      return parts.some(takes);
    }),
  inProjectionOfBoundedParameter: (q) =>
    anyValue(q, ({ node, role, formal, wanted }) => {
      if (role !== 'argument' || !q.projections(formal).includes('in') || !q.isGeneric(node.type)) return false;
      return wanted?.args?.some(
        (arg, i) =>
          arg.kind === 'projection' && q.isParameter(q.bound(arg.of)) && q.bound(arg.of) === node.type.args[i],
      );
    }),
  overrideThroughParameters: (q) =>
    q.some('call', ({ node }) => {
      const type = node.callee.receiver?.type;
      const above =
        type &&
        supertypesOf(q, type).filter(({ name }) =>
          q.index.classes.get(name)?.methods.some((each) => each.name === node.name),
        );
      const formals = above
        ?.flatMap(({ name }) => q.index.classes.get(name).methods.filter((each) => each.name === node.name))
        .flatMap(({ parameters }) => parameters);
      return (
        above?.some(({ name }) => name !== type.name && distance(q, type, name) > 2) &&
        formals.filter(({ type: formal }) => q.isParameter(formal)).length > 1
      );
    }),
  callOnMadeField: (q) =>
    q.some('call', ({ node }) => {
      const receiver = node.callee.receiver;
      return (
        receiver?.kind === 'field' &&
        q.isDiamond(receiver.receiver) &&
        node.arguments.some(({ value }) => q.bound(value.type))
      );
    }),
  // Inference.
  fieldOfMadeObject: (q) => q.some('field', ({ node }) => q.isDiamond(node.receiver) && q.isParameter(node.type)),
  resultFromTargetParameter: (q) =>
    q.some(
      'call',
      ({ node, role, wanted }) =>
        q.isInferred(node) &&
        node.arguments.length === 0 &&
        role === 'initial' &&
        q.isParameter(wanted) &&
        own(q.called(node)?.result)(q.called(node)),
    ),
  resultFromParameterType: (q) =>
    q.some('call', ({ node, role, formal, wanted }) => {
      const method = q.called(node);
      return (
        q.isInferred(node) &&
        role === 'argument' &&
        q.isParameter(formal) &&
        q.isParameter(wanted) &&
        own(method?.result)(method)
      );
    }),
  nestedInference: (q) =>
    q.some(
      'new',
      ({ node, role, formal, up }) =>
        q.isDiamond(node) &&
        role === 'argument' &&
        q.isGeneric(formal) &&
        formal.args.some(q.isParameter) &&
        (q.isInferred(up.node) || q.isDiamond(up.node)),
    ),
  projectionOfInferredParameter: (q) =>
    q.some(
      'new',
      ({ node, role, formal, up }) =>
        q.isDiamond(node) && role === 'argument' && q.isInferred(up.node) && q.projections(formal).includes('out'),
    ),
  inferredFromGenericCalls: (q) =>
    q.some('call', ({ node, parts }) => {
      const inner = parts.filter(
        (part) => part.role === 'argument' && q.isInferred(part.node) && q.isParameter(part.formal),
      );
      return q.isInferred(node) && inner.length > 1;
    }),
  projectionsInBound: (q) =>
    q.some(
      'call',
      ({ node }) =>
        q.isInferred(node) && q.called(node)?.typeParameters.some(({ bound }) => q.projections(bound).length > 1),
    ),
  joinedArguments: (q) =>
    q.some('call', ({ node, parts }) => {
      const formals = parts.filter(
        ({ role, formal, node: value }) => role === 'argument' && q.isParameter(formal) && q.isGeneric(value.type),
      );
      return (
        q.isInferred(node) &&
        formals.some((a) =>
          formals.some(
            (b) => a.formal === b.formal && a.node.type.name === b.node.type.name && a.node.type !== b.node.type,
          ),
        )
      );
    }),
  projectionsOfDependentBounds: (q) =>
    q.some('new', ({ node, wanted }) => {
      const parameters = q.declaration(node.type)?.typeParameters ?? [];
      const isDependent = parameters.some(
        ({ bound }) =>
          bound && parameters.some(({ name }) => bound.name === name || bound.args?.some((arg) => arg.name === name)),
      );
      return isDependent && q.projections(wanted).length > 1;
    }),
  inProjectionOfConstructor: (q) =>
    q.some(
      'new',
      ({ node, parts }) =>
        q.isDiamond(node) &&
        parts.some(({ formal }) =>
          formal?.args?.some((arg) => arg.kind === 'projection' && arg.variance === 'in' && q.isParameter(arg.of)),
        ),
    ),
  smartCastCaptured: (q) =>
    q.some(
      'lambda',
      (site) =>
        q.omits(site.node) &&
        q.isWithin(
          site,
          ({ node }) =>
            node.kind === 'smartCast' &&
            q.has(site, (part) => part.node.kind === 'variable' && part.node.name === node.binding),
        ),
    ),
  joinedResult: (q) =>
    q.some('conditional', ({ node, method, role, variable }) => {
      const isOpen = role === 'result' ? q.omits(method) : variable && q.omits(variable);
      return isOpen && node.type.kind === 'class' && [node.then, node.otherwise].some(({ type }) => type !== node.type);
    }),
  // Functions.
  referenceToVararg: (q) => q.some('reference', ({ node }) => q.called(node)?.parameters.some(({ vararg }) => vararg)),
  referenceForInference: (q) => q.some('reference', ({ role, up }) => role === 'argument' && q.isInferred(up.node)),
  referenceForProjection: (q) => q.some('reference', ({ node }) => q.projections(node.type).length > 0),
  lambdaForParameterType: (q) =>
    q.some('lambda', ({ role, formal, up }) => role === 'argument' && q.isParameter(formal) && !q.omits(up.node)),
  referenceForFunctionBound: (q) =>
    q.some('reference', ({ formal, up }) => q.isFunction(q.bound(formal)) && q.omits(up.node)),
  defaultLambda: (q) => q.some('lambda', ({ role, method }) => role === 'default' && !method.body),
  lambdaForProjection: (q) => q.some('lambda', ({ node }) => q.projections(node.type).length > 0),
  overloadedVararg: (q) =>
    q.some('lambda', ({ role, up }) => {
      const method = role === 'argument' && up.node.kind === 'call' && q.called(up.node);
      return method && method.overloaded && method.parameters.some(({ vararg }) => vararg);
    }),
  overloadTakesFunction: (q) =>
    q.some('lambda', ({ role, up }) => role === 'argument' && up.node.kind === 'call' && q.called(up.node)?.overloaded),
  // Closures.
  inferenceWithinLambda: (q) =>
    q.some('lambda', (site) => q.has(site, ({ node }) => q.isDiamond(node) && node.type.args.some(q.isBox))),
  closureOfParameter: (q) =>
    q.some('invoke', ({ node }) =>
      node.arguments.some((each) => isClosure(node.function.type) && q.isParameter(q.bound(each.type))),
    ),
  referenceForClosure: (q) =>
    q.some('reference', ({ up }) => up?.node.kind === 'invoke' && isClosure(up.node.function.type)),
  assignedInClosure: (q) =>
    anyValue(
      q,
      (site) =>
        site.role === 'assigned' && q.isWithin(site, ({ node }) => node.notation === 'closure') && q.isWrong(site),
    ),
  // Wrong programs.
  wrongVararg: (q) => anyValue(q, (site) => site.vararg && q.isGeneric(site.node.type) && q.isWrong(site)),
  boundForParameter: (q) =>
    anyValue(q, (site) => q.bound(site.wanted) && !q.isParameter(site.node.type) && q.isWrong(site)),
  wrongLambdaResult: (q) => anyValue(q, (site) => site.role === 'lambdaResult' && q.isWrong(site)),
  wrongReference: (q) =>
    q.some('reference', ({ node }) => {
      const [method, shape] = [q.called(node), q.shape(node.type)];
      return method && shape && method.typeParameters.length === 0 && !q.fits(method.result, shape.result);
    }),
  wrongConstructor: (q) =>
    q.some('constructor', ({ node: { of, type } }) => {
      const takes = of.kind === 'array' ? [q.builtIns.int] : q.declaration(of)?.fields.map((field) => field.type);
      const given = q.shape(type)?.parameters ?? [];
      return takes?.length !== given.length || !takes.every((each, i) => q.fits(given[i], each));
    }),
  memberOfSubclass: (q) =>
    q.some(
      'call',
      ({ node: { callee } }) =>
        callee.kind === 'object' &&
        ['top', 'class'].includes(callee.receiver.type.kind) &&
        !supertypesOf(q, callee.receiver.type).some(({ name }) => name === callee.owner),
    ),
  wrongBoundOfParameter: (q) =>
    q.some('new', ({ node }) => {
      const parameters = q.declaration(node.type)?.typeParameters ?? [];
      return parameters.some(({ bound }, i) => {
        const at = parameters.findIndex(({ name }) => name === bound?.name);
        const [arg, wanted] = [node.type.args[i], node.type.args[at]];
        return at >= 0 && arg.kind !== 'projection' && wanted.kind !== 'projection' && !q.below(arg, wanted);
      });
    }),
  wrongBoundOfInferred: (q) =>
    q.some(
      'call',
      ({ node }) =>
        q.isInferred(node) &&
        q
          .called(node)
          ?.typeParameters.some(
            ({ bound }, i) => bound && !own(bound)(q.called(node)) && !q.below(node.typeArguments[i], bound),
          ),
    ),
  projectionMismatch: (q) =>
    anyValue(q, (site) => q.projections(site.node.type).length > 0 && q.isGeneric(site.wanted) && q.isWrong(site)),
  wrongForProjection: (q) =>
    anyValue(q, (site) => q.projections(site.wanted).includes('in') && q.isGeneric(site.node.type) && q.isWrong(site)),
  recursiveProjectedBound: (q) =>
    [...q.hierarchy.bounds].some(([name, bound]) =>
      bound.args?.some(
        (arg) => arg.kind === 'projection' && (arg.of.name === name || arg.of.args?.some((each) => each.name === name)),
      ),
    ),
  ambiguousCall: (q) =>
    q.some('call', ({ node }) => {
      const { callee, name } = node;
      const all =
        callee.kind === 'function'
          ? q.index.functions.get(name)
          : q.index.classes.get(callee.owner)?.methods.filter((each) => each.name === name);
      const fitting = (all ?? []).filter(
        ({ parameters }) =>
          parameters.length === node.arguments.length &&
          parameters.every(({ type }, i) => q.fits(node.arguments[i].value.type, type)),
      );
      const isBelow = (a, b) => a.parameters.every(({ type }, i) => q.below(type, b.parameters[i].type));
      return fitting.length > 1 && !fitting.some((a) => fitting.every((b) => isBelow(a, b)));
    }),
  nothingAsArgument: (q) => q.some('call', ({ node, role }) => role === 'argument' && node.type.kind === 'bottom'),
  defaultOfBoundedLocalFunction: (q) =>
    q.some('localFunction', ({ node }) =>
      node.function.parameters.some(({ default: value, type }) => value && q.bound(type)?.kind === 'class'),
    ),
  duplicateConstructor: (q) =>
    q.classes.some(({ fields, constructors = [] }) => {
      const all = [fields, ...constructors.map(({ parameters }) => parameters)];
      const takes = all.map((each) => each.map(({ type }) => type.id).join());
      return new Set(takes).size < takes.length;
    }),
  cyclicInheritance: (q) =>
    q.classes.some(({ name, interfaces }) =>
      interfaces.some((each) => supertypesOf(q, each).some((above) => above.name === name)),
    ),
  lambdaForClass: (q) => q.some('lambda', ({ node }) => !q.isFunction(node.type)),
  missingSuperArguments: (q) =>
    q.classes.some(
      ({ superclass }) =>
        superclass && (q.declaration(superclass.type)?.fields.length ?? 0) > superclass.arguments.length,
    ),
  wrongArrayElement: (q) => anyValue(q, (site) => site.role === 'element' && q.isWrong(site)),
  wrongArgumentOfBoundedClass: (q) =>
    anyValue(
      q,
      (site) => site.role === 'argument' && q.isDiamond(site.up.node) && q.bound(site.formal) && q.isWrong(site),
    ),
  assignedInBranch: (q) =>
    anyValue(
      q,
      (site) => site.role === 'assigned' && q.isWithin(site, ({ node }) => node.kind === 'if') && q.isWrong(site),
    ),
  assignedInLoop: (q) =>
    anyValue(
      q,
      (site) => site.role === 'assigned' && q.isWithin(site, ({ node }) => node.kind === 'loop') && q.isWrong(site),
    ),
  flowThroughTry: (q) =>
    anyValue(q, (wrong) => {
      const isThatVariable = ({ node, method }) => method === wrong.method && node.target.name === wrong.target.name;
      const isCaught = (site) => isThatVariable(site) && q.isWithin(site, ({ node }) => node.kind === 'try');
      return wrong.role === 'assigned' && q.isWrong(wrong) && q.some('assign', isCaught);
    }),
};

function anyValue(q, test) {
  return q.everywhere(test);
}

function isClosure(type) {
  return type.name === 'Closure';
}

function isNumber(type) {
  return /^(byte|short|int|long|float|double|Byte|Short|Int|Integer|Long|Float|Double)$/.test(type?.name ?? '');
}

// A type and all that is above it, each once.
function supertypesOf(q, type, seen = new Set()) {
  if (type.kind !== 'class' || seen.has(type.name)) return [];
  seen.add(type.name);
  const above = q.hierarchy.constructors.get(type.name)?.supertypes ?? [];
  return [type, ...above.flatMap((each) => supertypesOf(q, each, seen))];
}

function distance(q, type, name) {
  if (type.name === name) return 0;
  const above = q.hierarchy.constructors.get(type.name)?.supertypes ?? [];
  return 1 + Math.min(Infinity, ...above.map((each) => distance(q, each, name)));
}
