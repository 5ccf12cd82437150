import type { ModelBug } from '../../model/program/mute.js';
import { closureBugs } from './known-bugs/closures.js';
import { crashes } from './known-bugs/crashes.js';
import { diamondBugs } from './known-bugs/diamonds.js';
import { inferenceBugs } from './known-bugs/inference.js';
import { leniencies } from './known-bugs/leniencies.js';
import { nameBugs } from './known-bugs/type-parameters.js';

/** Bugs of groovyc that are known. Versions before 3.0.9 do not run on JDK 17 and were not tried. */
export const knownBugs: readonly ModelBug[] = [
  ...crashes,
  ...nameBugs,
  ...inferenceBugs,
  ...diamondBugs,
  ...closureBugs,
  ...leniencies,
];
