import { expect, test } from 'vitest';
import { createRandom } from '../../../core/random.js';
import { type Figure, plainProfile } from '../../../model/inference/sample-figures.js';
import { figure11b } from '../../../model/inference/sample-typing-bugs.js';
import { declaration, method } from '../../../model/program/building.js';
import { programTypes } from '../../../model/program/program-hierarchy.js';
import { typeLabel } from '../../../model/types/label.js';
import { subjectOf } from '../sample-subject.js';
import { bound } from './bounds.js';

// Figure 11b breaks the bound of a method's type parameter; bounds of classes are what is overwritten here.
function withAnotherClass({ program: drawn, profile, hierarchy: { table } }: Figure): Figure {
  const d = method('d', table.classType('D'));
  const program = { ...drawn, classes: [...drawn.classes, declaration('D', { methods: [d] })] };
  return { program, profile, ...programTypes(program, profile, table) };
}

test('Figure 11b: a type argument is no longer within the bound of its type parameter', () => {
  const figure = withAnotherClass(figure11b(plainProfile(), 'Number'));
  const wronged = bound.inject(subjectOf(figure, createRandom('bounds')));
  const b = wronged?.program.classes.find(({ name }) => name === 'B');
  expect(b?.typeParameters.map((each) => each.bound && typeLabel(each.bound))).toEqual(['D']);
});

test('Figure 11b: of a projection nobody can say that it is not within a bound', () => {
  const figure = withAnotherClass(figure11b(plainProfile(), 'out Number'));
  expect(bound.inject(subjectOf(figure, createRandom('bounds')))).toBeUndefined();
});
