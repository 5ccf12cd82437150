import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../core/random.js';
import type { Program } from '../../../model/program/program.js';
import { traverse } from '../../../model/program/traverse.js';
import { createTypeTable } from '../../../model/types/type-table.js';
import { generateProgram } from '../generate-program.js';
import { policies } from '../policy.js';
import { richProfile } from '../sample-profile.js';

const profile = { ...richProfile(), warmsUp: 'it has tiers' };

function make(index: number): Program {
  const policy = { ...policies.medium, chances: { ...policies.medium.chances, main: 1 } };
  return generateProgram({ id: 'fake', profile }, policy, createRandom(`running ${index}`), createTypeTable());
}

const programs = Array.from({ length: 60 }, (_, i) => make(i));

interface Part {
  readonly name: string;
  /** Whose objects have the method; absent if none is needed. */
  readonly of?: string;
  readonly uses: Set<string>;
  isNull: boolean;
}

function partsOf(program: Program): Part[] {
  const parts: Part[] = [];
  const begin = (name: string, of?: string) =>
    parts.push({ name, uses: new Set(), isNull: false, ...(of !== undefined && { of }) });
  traverse(program, {
    // The arguments of the superclass come first.
    class: ({ name, superclass }) => {
      begin(`new ${name}`);
      if (superclass) parts.at(-1)?.uses.add(`new ${superclass.type.name}`);
    },
    furtherConstructor: ({ name }, owner) => {
      begin(name);
      parts.at(-1)?.uses.add(`new ${owner.name}`);
    },
    method: ({ name, static: isStatic }, owner) => begin(name, isStatic ? undefined : owner?.name),
    variable: ({ id, name }) => {
      if (program.variables.some((each) => each.id === id)) begin(`variable ${name}`);
    },
    expression: (expression) => {
      const part = parts.at(-1);
      if (!part) return;
      if (expression.kind === 'constant') part.isNull = true;
      if (expression.kind === 'null' && expression.type.kind !== 'nullable') part.isNull = true;
      if (expression.kind === 'call' || expression.kind === 'reference') part.uses.add(expression.name);
      if (expression.kind === 'new') part.uses.add(expression.by?.name ?? `new ${expression.type.name}`);
    },
  });
  return parts;
}

// A method is run only if there are objects that have it.
function partsThatRun(program: Program): Part[] {
  const above = new Map<string, readonly string[]>();
  traverse(program, {
    class: ({ name, superclass, interfaces }) =>
      above.set(
        name,
        [...(superclass ? [superclass.type] : []), ...interfaces].map((type) => type.name),
      ),
  });
  const all = partsOf(program);
  const reached = new Set([program.main?.function ?? '', ...all.map(({ name }) => name).filter(isVariable)]);
  const owners = new Set<string>();
  const addOwner = (name: string) => {
    owners.add(name);
    for (const each of above.get(name) ?? []) addOwner(each);
  };
  const runs = ({ name, of }: Part) => reached.has(name) && (of === undefined || owners.has(of));
  for (let size = -1; size < reached.size + owners.size; ) {
    size = reached.size + owners.size;
    for (const part of all.filter(runs)) {
      if (part.name.startsWith('new ')) addOwner(part.name.slice(4));
      for (const used of part.uses) reached.add(used);
    }
  }
  return all.filter(runs);
}

function isVariable(name: string): boolean {
  return name.startsWith('variable ');
}

describe('the main of a generated program', () => {
  test('reaches no null, and nothing that calls itself', () => {
    for (const program of programs) {
      const parts = partsThatRun(program);
      expect(parts.filter(({ isNull }) => isNull)).toEqual([]);
      const visit = (name: string, around: readonly string[]): void => {
        expect(around).not.toContain(name);
        for (const part of parts.filter((each) => each.name === name))
          for (const used of part.uses) visit(used, [...around, name]);
      };
      for (const { name } of parts) visit(name, []);
    }
  });

  test('calls methods and prints what they give', () => {
    const called = programs.map((program) => partsThatRun(program).length);
    expect(called.reduce((a, b) => a + b) / programs.length).toBeGreaterThan(4);
    for (const { main, functions } of programs) {
      const made = functions.find(({ name }) => name === main?.function);
      expect(made?.body?.result?.kind === 'binary' || made?.body?.result?.kind === 'literal').toBe(true);
      expect(main?.rounds).toBeGreaterThan(0);
    }
  });

  test('is there as often as the policy says', () => {
    const share = (main: number) => {
      const policy = { ...policies.small, chances: { ...policies.small.chances, main } };
      const many = Array.from({ length: 100 }, (_, i) =>
        generateProgram({ id: 'fake', profile }, policy, createRandom(`any ${i}`), createTypeTable()),
      );
      return many.filter((each) => each.main).length;
    };
    expect([share(0), share(1)]).toEqual([0, 100]);
    expect(Math.round(share(0.7) / 20)).toBeGreaterThan(2);
  });
});
