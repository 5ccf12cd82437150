import type { Random } from '../../core/random.js';
import type { Figure } from '../../model/inference/sample-figures.js';
import type { Subject } from './fault.js';
import { createSubject } from './subject.js';

/** A program of a figure, ready to be made wrong, for tests. */
export function subjectOf(figure: Figure, random: Random): Subject {
  return createSubject(figure, random);
}
