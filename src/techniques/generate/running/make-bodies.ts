import type { ClassDraft, MethodDraft } from '../draft.js';
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
      if (abstract && !waiting.has(name)) running.methods.set(name, effortOfLambda);
  }
  running.finish = ({ name }) => makeGroup(generation, running, name, makeBody);
  while (pending.length > 0) running.finish(random.pick(pending));
}

// Which body of an overridden method is run is not known: all methods of a name are made together.
function makeGroup(
  generation: Generation,
  running: Running,
  name: string,
  makeBody: (method: MethodDraft) => void,
): void {
  const { pending, policy, profile } = generation;
  const group = pending.filter((method) => method.name === name);
  for (const method of group) pending.splice(pending.indexOf(method), 1);
  for (const method of group) makeBody(method);
  const isHidden = group.some(({ overloaded }) => overloaded) && profile.restrictions.overloadsShareABody !== undefined;
  const effort = Math.max(...group.map((method) => effortOfMethod(generation, method)));
  if (!isHidden && effort <= policy.effort.method) running.methods.set(name, effort);
}

function effortOfMethod(generation: Generation, { body, parameters }: MethodDraft): number {
  let effort = body ? effortOfBlock(generation, body) : 0;
  for (const { default: value } of parameters) if (value) effort += effortOf(generation, value);
  return effort;
}

/** Notes whether objects of a class may be made, once it is known what its superclass is given. */
export function noteClass(generation: Generation, { name, superclass }: ClassDraft): void {
  const { running, policy } = generation;
  if (!running) return;
  const above = superclass && generation.classes.has(superclass.type.name) ? superclass.type.name : undefined;
  let effort = above === undefined ? 0 : (running.classes.get(above) ?? Number.POSITIVE_INFINITY);
  for (const value of superclass?.arguments ?? []) effort += effortOf(generation, value);
  if (effort <= policy.effort.method) running.classes.set(name, effort);
}
