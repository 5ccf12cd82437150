import { expect, test } from 'vitest';
import { createRandom } from '../../../core/random.js';
import { plainProfile } from '../../../model/inference/sample-figures.js';
import { figure11e } from '../../../model/inference/sample-typing-bugs.js';
import type { Profile } from '../../../model/program/profile.js';
import { typeLabel } from '../../../model/types/label.js';
import { subjectOf } from '../sample-subject.js';
import { surveyProgram } from '../survey.js';
import { variableType } from './declared-types.js';

// The types that the variable is declared with, by all that chance may pick.
function wrongTypes(profile: Profile): string[] {
  const types = new Set<string>();
  for (let i = 0; i < 50; i++) {
    const wronged = variableType.inject(subjectOf(figure11e(profile), createRandom(`${i}`)));
    const [y] = wronged ? surveyProgram(wronged.program).locals : [];
    types.add(y ? typeLabel(y.node.type) : 'none');
  }
  return [...types].sort();
}

test('Figure 11e: a value of the bound is none of the type parameter, nor of a class below or beside', () => {
  expect(wrongTypes(plainProfile())).toEqual(['B', 'String', 'T']);
});

test('Figure 11e where type parameters take anything: only classes are wrong', () => {
  expect(wrongTypes({ ...plainProfile(), tolerates: { typeParameters: 'as in Groovy' } })).toEqual(['B', 'String']);
});
