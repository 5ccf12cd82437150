import { nameOf } from '../core/identity.js';
import type { Outcome } from '../core/outcome.js';
import { sourcesOf } from '../core/sources.js';
import type { Compilable } from '../core/test-program.js';

/** What targets did with programs that others are made from: many programs have one parent. */
export interface ParentMemory {
  of(target: string, parent: Compilable, isRun: boolean): Outcome | undefined;
  note(target: string, parent: Compilable, isRun: boolean, outcome: Outcome): void;
}

// More than the seeds of a campaign that are worked on at a time.
const largest = 5000;

/** Makes an empty memory. What depends on the machine is not kept. */
export function createParentMemory(): ParentMemory {
  const known = new Map<string, Outcome>();
  const names = new WeakMap<Compilable, string>();
  const keyOf = (target: string, parent: Compilable, isRun: boolean): string => {
    const name = names.get(parent) ?? contentsOf(parent);
    names.set(parent, name);
    return `${name} ${isRun} ${target}`;
  };
  return {
    of: (target, parent, isRun) => known.get(keyOf(target, parent, isRun)),
    note(target, parent, isRun, outcome) {
      if (outcome.kind !== 'accepted' && outcome.kind !== 'rejected') return;
      known.set(keyOf(target, parent, isRun), outcome);
      if (known.size > largest) known.delete(known.keys().next().value as string);
    },
  };
}

function contentsOf(program: Compilable): string {
  const files = sourcesOf(program).flatMap(({ path, text }) => [path, text]);
  return nameOf(JSON.stringify(program.libraries ?? []), ...files);
}
