import type { Expression } from '../../../model/program/expression.js';
import { seenThrough, viewOf } from '../../../model/types/approximate.js';
import type { TypeParameter } from '../../../model/types/hierarchy.js';
import type { Substitution } from '../../../model/types/substitute.js';
import { viewAs } from '../../../model/types/subtype.js';
import type { Type } from '../../../model/types/type.js';
import { unify } from '../../../model/types/unify.js';
import { isAssignable } from '../../../model/types/assignable.js';
import { type Member, parametersOf } from '../graph/member.js';
import { pathsTo } from '../graph/paths.js';
import { instantiate } from '../types/instantiate.js';
import { attempt, ownerOf, type Writing } from '../writing.js';
import { use } from './use.js';

/** An expression along the first path to a type that is feasible (Algorithm 1 of the paper). */
export function pathTo(writing: Writing, type: Type, depth: number): Expression | undefined {
  const { api, policy, random } = writing;
  const draw = () => random.int(0, 0xffff) / 0x10000;
  let tried = 0;
  for (const path of pathsTo(api.graph, type, policy, draw)) {
    if (++tried > policy.paths) return undefined;
    if (depth <= 0 && !isLeaf(writing, path)) continue;
    const made = attempt(writing, () => expressionAlong(writing, path, type, depth));
    if (made) return made;
  }
  return undefined;
}

// Where nothing more may be nested, all that members take are literals.
function isLeaf({ api }: Writing, path: readonly Member[]): boolean {
  return path.every(({ parameters }) => parameters.every(({ type, vararg }) => vararg || api.literals.has(type)));
}

function expressionAlong(writing: Writing, path: readonly Member[], type: Type, depth: number): Expression | undefined {
  const by = solvePath(writing, path, type);
  if (!by) return undefined;
  let made: Expression | undefined;
  for (const member of path) {
    made = use(writing, { member, by, ...(made && { receiver: made }) }, depth);
    if (!made) return undefined;
  }
  return made && isAssignable(writing.hierarchy, made.type, type) ? made : undefined;
}

/**
 * What the type parameters on a path stand for so that it leads to a type: substitutions are propagated along the path,
 * what comes out is unified with the type, and what is free then is anything within its bounds.
 */
export function solvePath(writing: Writing, path: readonly Member[], wanted: Type): Substitution | undefined {
  const { api, hierarchy, policy } = writing;
  const [first, ...others] = path;
  if (!first) return undefined;
  const parameters: TypeParameter[] = [...parametersOf(first)];
  let type = first.result;
  for (const member of others) {
    const owner = ownerOf(writing, type);
    if (!owner || type.kind !== 'class') return undefined;
    const actual = member.kind === 'field' ? member : api.visible(owner).actual.get(member.id)?.member;
    const seen = actual && viewAs(hierarchy, type, actual.owner.name);
    const next = seen && seenThrough(hierarchy, actual.result, viewOf(hierarchy, seen));
    // The signature of a use is given by the names of the method that was asked for.
    if (!next || (actual !== member && actual.typeParameters.length > 0)) return undefined;
    parameters.push(...actual.typeParameters);
    type = next;
  }
  const free = new Set(parameters.map(({ name }) => name));
  if (free.size < parameters.length) return undefined;
  const found = isAssignable(hierarchy, type, wanted) ? new Map<string, Type>() : unify(hierarchy, type, wanted, free);
  return found && instantiate(writing, parameters, found, policy.typeDepth - 1);
}
