import { expect, test } from 'vitest';
import { createRandom } from '../../../core/random.js';
import { isCapturing } from '../../../model/program/expression.js';
import type { Restrictions } from '../../../model/program/profile.js';
import type { MethodDeclaration } from '../../../model/program/program.js';
import { calledMethods, indexProgram } from '../../../model/program/program-index.js';
import { traverse } from '../../../model/program/traverse.js';
import { createTypeTable } from '../../../model/types/type-table.js';
import { generateProgram } from '../generate-program.js';
import { policies } from '../policy.js';
import { richProfile } from '../sample-profile.js';

// How many `out` projections of generated programs are captured below a bound that is another type.
function capturedBelowBounds(restrictions: Restrictions): number {
  const profile = { ...richProfile(), restrictions };
  let count = 0;
  for (let i = 0; i < 40; i++) {
    const random = createRandom(`capture ${i}`);
    const program = generateProgram({ id: 'fake', profile }, policies.medium, random, createTypeTable());
    const index = indexProgram(program);
    traverse(program, {
      expression: (call) => {
        if (call.kind !== 'call' || !isCapturing(call)) return;
        const [{ typeParameters }] = calledMethods(index, call) as [MethodDeclaration];
        count += call.typeArguments.filter((arg, at) => {
          const bound = typeParameters[at]?.bound;
          return bound && arg.kind === 'projection' && arg.variance === 'out' && !arg.star && arg.of !== bound;
        }).length;
      },
    });
  }
  return count;
}

test('a type parameter with a bound captures no type below it, if the language says so', () => {
  expect(capturedBelowBounds({})).toBeGreaterThan(0);
  expect(capturedBelowBounds({ noCapturesBelowBounds: 'as in Groovy' })).toBe(0);
});
