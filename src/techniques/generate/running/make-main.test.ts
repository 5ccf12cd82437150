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

// By name: of a method that is overridden, or overloaded, all bodies count.
function partsOf(program: Program): Map<string, { readonly uses: Set<string>; isNull: boolean }> {
  const parts = new Map<string, { readonly uses: Set<string>; isNull: boolean }>();
  let current = { uses: new Set<string>(), isNull: false };
  const begin = (name: string) => {
    current = parts.get(name) ?? { uses: new Set(), isNull: false };
    parts.set(name, current);
  };
  traverse(program, {
    // The arguments of the superclass come first.
    class: ({ name, superclass }) => {
      begin(`new ${name}`);
      if (superclass) current.uses.add(`new ${superclass.type.name}`);
    },
    method: ({ name }) => begin(name),
    expression: (expression) => {
      if (expression.kind === 'constant') current.isNull = true;
      if (expression.kind === 'null' && expression.type.kind !== 'nullable') current.isNull = true;
      if (expression.kind === 'call' || expression.kind === 'reference') current.uses.add(expression.name);
      if (expression.kind === 'new') current.uses.add(`new ${expression.type.name}`);
    },
  });
  return parts;
}

describe('the main of a generated program', () => {
  test('reaches no null, and nothing that calls itself', () => {
    for (const program of programs) {
      const parts = partsOf(program);
      const visit = (name: string, above: readonly string[]): void => {
        expect(above).not.toContain(name);
        const part = parts.get(name);
        expect({ name, isNull: part?.isNull ?? false }).toEqual({ name, isNull: false });
        for (const used of part?.uses ?? []) visit(used, [...above, name]);
      };
      visit(program.main?.function ?? 'no main', []);
    }
  });

  test('calls methods and prints what they give', () => {
    const called = programs.map((program) => partsOf(program).get(program.main?.function ?? '')?.uses.size ?? 0);
    expect(called.filter((count) => count > 0).length).toBeGreaterThan(programs.length / 2);
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
