import type { Random } from '../../core/random.js';
import { analyze } from '../../model/inference/analyze.js';
import type { Figure } from '../../model/inference/sample-figures.js';
import type { Subject } from './fault.js';
import { surveyProgram } from './survey.js';

/** A program of a figure, ready to be made wrong, for tests. */
export function subjectOf(figure: Figure, random: Random): Subject {
  const { program, profile, hierarchy } = figure;
  return { ...figure, analysis: analyze(program, profile, hierarchy), survey: surveyProgram(program), random };
}
