import { expect, test } from 'vitest';
import { createRandom } from '../../../core/random.js';
import { programTypes } from '../../../model/program/program-hierarchy.js';
import { traverse } from '../../../model/program/traverse.js';
import { lambdaShape } from '../../../model/types/function-shape.js';
import { createTypeTable } from '../../../model/types/type-table.js';
import { generateProgram } from '../generate-program.js';
import { policies } from '../policy.js';
import { richProfile } from '../sample-profile.js';

test('a reference to a constructor takes a value for each field of its class', () => {
  const profile = richProfile();
  const policy = { ...policies.medium, features: { constructorReferences: 3 } };
  const taken: unknown[] = [];
  const fields: unknown[] = [];
  for (let i = 0; i < 60; i++) {
    const table = createTypeTable();
    const program = generateProgram({ id: 'fake', profile }, policy, createRandom(`constructors ${i}`), table);
    const { hierarchy } = programTypes(program, profile, table);
    traverse(program, {
      expression: (each) => {
        if (each.kind !== 'constructor') return;
        const shape = lambdaShape(hierarchy, each.type);
        expect(shape?.result).toBe(each.of);
        taken.push(shape?.parameters);
        const { name } = each.of as { readonly name: string };
        fields.push(program.classes.find((declared) => declared.name === name)?.fields.map(({ type }) => type));
      },
    });
  }
  expect(taken.length).toBeGreaterThan(0);
  expect(taken).toEqual(fields);
});
