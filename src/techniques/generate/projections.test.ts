import { expect, test } from 'vitest';
import { createRandom } from '../../core/random.js';
import { type CallExpression, isCapturing } from '../../model/program/expression.js';
import type { Restrictions } from '../../model/program/profile.js';
import type { MethodDeclaration } from '../../model/program/program.js';
import { calledMethods, indexProgram, type ProgramIndex } from '../../model/program/program-index.js';
import { traverse } from '../../model/program/traverse.js';
import { mentions, type TypeArgument } from '../../model/types/type.js';
import { createTypeTable } from '../../model/types/type-table.js';
import { holdsProjection } from './expressions/confusable.js';
import { generateProgram } from './generate-program.js';
import { policies } from './policy.js';
import { richProfile } from './sample-profile.js';

type Counts = Partial<Record<keyof Restrictions, number>>;

const anything = { has: () => true };

// How often generated programs have what each restriction of projections forbids.
function countIn(restrictions: Restrictions): Counts {
  const profile = { ...richProfile(), restrictions };
  const counts = { noCapturesBelowBounds: 0, noParametersInConsumed: 0, noProjectedParameters: 0 };
  for (let i = 0; i < 300; i++) {
    const random = createRandom(`projections ${i}`);
    const program = generateProgram({ id: 'fake', profile }, policies.medium, random, createTypeTable());
    const index = indexProgram(program);
    traverse(program, {
      method: ({ parameters }) => {
        for (const { type } of parameters) if (consumesParameters(type)) counts.noParametersInConsumed++;
      },
      expression: (call) => {
        if (call.kind !== 'call') return;
        if (isCapturing(call)) counts.noCapturesBelowBounds += capturedBelowBounds(index, call);
        else counts.noProjectedParameters += call.typeArguments.filter(projectsParameters).length;
      },
    });
  }
  return counts;
}

function capturedBelowBounds(index: ProgramIndex, call: CallExpression): number {
  const [{ typeParameters }] = calledMethods(index, call) as [MethodDeclaration];
  return call.typeArguments.filter((arg, at) => {
    const bound = typeParameters[at]?.bound;
    return bound && arg.kind === 'projection' && arg.variance === 'out' && !arg.star && arg.of !== bound;
  }).length;
}

function consumesParameters(type: TypeArgument): boolean {
  if (type.kind === 'projection')
    return (
      (type.variance === 'in' && type.of.kind === 'class' && mentions(type.of, anything)) || consumesParameters(type.of)
    );
  return type.kind === 'class' && type.args.some(consumesParameters);
}

function projectsParameters(type: TypeArgument): boolean {
  return holdsProjection(type) && mentions(type, anything);
}

test('projections that a language restricts are made only without the restrictions', () => {
  const free = countIn({});
  for (const [name, count] of Object.entries(free)) expect({ name, made: count > 0 }).toEqual({ name, made: true });
  const why = 'as in Groovy';
  expect(countIn({ noCapturesBelowBounds: why, noParametersInConsumed: why, noProjectedParameters: why })).toEqual({
    noCapturesBelowBounds: 0,
    noParametersInConsumed: 0,
    noProjectedParameters: 0,
  });
});
