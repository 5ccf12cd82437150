import type { ClassDraft, ConstructorDraft, MethodDraft } from '../draft.js';
import type { Generation } from '../generation.js';
import { effortOf, effortOfBlock } from './effort.js';
import type { Running } from './running.js';

// An abstract method that no class implements is one of a functional interface: a lambda does what it does.
const effortOfLambda = 10;

/** Makes all bodies in an order in which each calls only methods that are known to end; one that may not be run is called by none. */
export function makeRunningBodies(generation: Generation, makeBody: (method: MethodDraft) => void): void {
  const { running, pending, random } = generation;
  if (!running) return;
  const waiting = new Set(pending.map(({ name }) => name));
  for (const { methods } of generation.classes.values()) {
    for (const { name, abstract } of methods)
      if (abstract && !waiting.has(name) && !running.done.has(name)) running.methods.set(name, effortOfLambda);
  }
  running.finish = ({ name }) => makeGroup(generation, running, name, makeBody);
  while (pending.length > 0) running.finish(random.pick(pending));
}

// Which body of an overridden method is run is not known: all methods of a name are made together. What comes later belongs
// to a class of which no object is made where anything is run.
function makeGroup(
  generation: Generation,
  running: Running,
  name: string,
  makeBody: (method: MethodDraft) => void,
): void {
  const { pending, policy, profile } = generation;
  const group = pending.filter((method) => method.name === name);
  for (const method of group) pending.splice(pending.indexOf(method), 1);
  const isLate = running.done.has(name);
  running.done.add(name);
  const isHidden = group.some(({ overloaded }) => overloaded) && profile.restrictions.overloadsShareABody !== undefined;
  const make = () => {
    for (const method of group) makeBody(method);
  };
  if (isLate || isHidden) return freely(generation, make);
  make();
  const effort = Math.max(...group.map((method) => effortOfMethod(generation, method)));
  if (effort <= policy.effort.method) running.methods.set(name, effort);
  // What cannot be run may as well be like the bodies of any program.
  else if (effort === Number.POSITIVE_INFINITY) freely(generation, make);
}

/** Makes something that is not to be run. */
export function freely({ running }: Generation, make: () => void): void {
  if (!running) return make();
  const { strict } = running;
  running.strict = false;
  make();
  running.strict = strict;
}

/** Notes how many calls a function within a body leads to: what follows it may call it if that is few enough. */
export function noteLocalEffort(generation: Generation, method: MethodDraft): void {
  const { running, policy } = generation;
  const effort = running?.strict ? effortOfMethod(generation, method) : Number.POSITIVE_INFINITY;
  if (effort <= policy.effort.method) running?.methods.set(method.name, effort);
}

function effortOfMethod(generation: Generation, { body, parameters }: MethodDraft): number {
  let effort = body ? effortOfBlock(generation, body) : 0;
  for (const { default: value } of parameters) if (value) effort += effortOf(generation, value);
  return effort;
}

/** Makes what a class gives to its superclass, and notes whether objects of it may be made where anything is run. */
export function makeConstructor(generation: Generation, draft: ClassDraft, makeSuperCall: () => void): void {
  const { running, policy } = generation;
  makeSuperCall();
  const effort = effortOfConstructor(generation, draft);
  if (effort <= policy.effort.method) running?.classes.set(draft.name, effort);
  else freely(generation, makeSuperCall);
}

function effortOfConstructor(generation: Generation, { superclass }: ClassDraft): number {
  const { running, classes } = generation;
  if (!superclass) return 0;
  const isOwn = classes.has(superclass.type.name);
  let effort = isOwn ? (running?.classes.get(superclass.type.name) ?? Number.POSITIVE_INFINITY) : 0;
  for (const value of superclass.arguments) effort += effortOf(generation, value);
  return effort;
}

/** Makes what a further constructor hands on, and notes whether it may be called where anything is run. */
export function makeFurther(
  generation: Generation,
  { name: className }: ClassDraft,
  constructor: ConstructorDraft,
  make: () => void,
): void {
  const { running, policy } = generation;
  make();
  let effort = running?.classes.get(className) ?? Number.POSITIVE_INFINITY;
  for (const value of constructor.arguments) effort += effortOf(generation, value);
  if (effort <= policy.effort.method) running?.methods.set(constructor.name, effort);
  else freely(generation, make);
}
