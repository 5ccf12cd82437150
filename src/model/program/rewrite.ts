import { isType } from './json.js';
import type { Program } from './program.js';

/**
 * A program in which some parts are others: `change` is asked about every part that is no type, outer ones first, and
 * says what stands in its place, or nothing if it stays as it is.
 */
export function rewriteProgram(program: Program, change: (part: object) => object | undefined): Program {
  return rewritePart(program, change) as Program;
}

/** The same for a part of a program. */
export function rewritePart(part: unknown, change: (part: object) => object | undefined): unknown {
  if (typeof part !== 'object' || part === null || isType(part)) return part;
  const other = change(part);
  if (other) return other;
  return Array.isArray(part) ? rewriteList(part, change) : rewriteObject(part as Record<string, unknown>, change);
}

function rewriteList(list: readonly unknown[], change: (part: object) => object | undefined): readonly unknown[] {
  let changed: unknown[] | undefined;
  for (let i = 0; i < list.length; i++) {
    const item = rewritePart(list[i], change);
    if (item !== list[i]) {
      changed ??= [...list];
      changed[i] = item;
    }
  }
  return changed ?? list;
}

function rewriteObject(
  part: Readonly<Record<string, unknown>>,
  change: (part: object) => object | undefined,
): Readonly<Record<string, unknown>> {
  let changed: Record<string, unknown> | undefined;
  for (const key in part) {
    const value = rewritePart(part[key], change);
    if (value !== part[key]) {
      changed ??= { ...part };
      changed[key] = value;
    }
  }
  return changed ?? part;
}

/** A program in which one of its nodes is another one. */
export function replaceNode<T extends { readonly id: number }>(program: Program, node: T, other: T): Program {
  return rewriteProgram(program, (part) => (part === node ? other : undefined));
}
