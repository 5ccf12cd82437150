import { UserError } from '../../../core/errors.js';
import type { Random } from '../../../core/random.js';
import { exploreSystematically } from '../../../model/template/explore.js';
import { fillHole } from '../../../model/template/fill.js';
import type { Filled } from '../../../model/template/filled.js';
import type { Hole } from '../../../model/template/hole.js';
import { printFilled } from '../../../model/template/print.js';
import { type ArrayLengths, randomChoices } from '../../../model/template/random-choices.js';
import type { FilledTemplate, TemplateSettings } from '../../../model/template/support.js';
import { systematicChoices } from '../../../model/template/systematic-choices.js';
import { drawArguments, listsText } from './draw-arguments.js';
import { driverAfter } from './driver.js';
import { createExecutor, type ExecutionProblem } from './execute.js';
import { notation } from './notation.js';
import { joinPieces } from './pieces.js';
import type { Template } from './read-template.js';

const attempts = 12;
// Far enough away to be no neighbour of a filling that did not end.
const stride = 1_000_003;

const advice: Readonly<Record<ExecutionProblem, string>> = {
  endless: `did not terminate in ${attempts} attempts; bound its loops and its recursion`,
  brokenModule: `threw in ${attempts} attempts before its entry was called; fix its top-level code`,
  brokenArguments: `threw in ${attempts} attempts while it made arguments; fix the function that is named here`,
  wrongArguments: 'makes too many or too few arguments; return one for each parameter of the entry',
};

/** What fills a template. */
export type Filler = (random: Random, ordinal: number) => FilledTemplate;

/** Makes programs of a template as the settings say. */
export function createFiller(template: Template, settings: TemplateSettings): Filler {
  const execute = createExecutor(template);
  const exploration = settings.exploration === 'systematic' ? exploreSystematically(template.holes) : undefined;
  const without = settings.without ?? [];
  const { arguments: given } = template;
  const chosenBy = (random: Random, ordinal: number) => {
    const numbers = exploration?.at(ordinal);
    return ({ id, ...hole }: Hole, lengths: ArrayLengths): Filled => {
      const choices = numbers
        ? systematicChoices(numbers[id] as bigint, hole.scope)
        : randomChoices(random.fork(`hole ${id}`), lengths);
      return fillHole({ id, ...hole }, choices);
    };
  };
  return (random, ordinal) => {
    let problem: ExecutionProblem | undefined;
    for (let attempt = 0; attempt < attempts; attempt++) {
      // A filling that does not end is drawn anew.
      const source = attempt === 0 ? random : random.fork(`again ${attempt}`);
      const fill = chosenBy(source, ordinal + attempt * stride);
      const lists = drawArguments(source.fork('arguments'), given.sources);
      const plan = {
        lists: listsText(lists, given.made !== undefined),
        earlyStop: !without.includes('earlyStop'),
        hotFilling: !without.includes('hotFilling'),
        prune: settings.prune === true,
        fill: (id: number, lengthOf: NonNullable<ArrayLengths['lengthOf']>) =>
          fill(template.holes[id] as Hole, { lengthOf }),
      };
      const execution = settings.static ? { filled: new Map<number, Filled>() } : execute(plan);
      problem = execution.problem;
      if (problem) continue;
      const { filled } = execution;
      const all = template.holes.map((hole) => filled.get(hole.id) ?? fill(hole, {}));
      const body = { path: 'main.js', text: bodyText(template, all) };
      const { entry, globals } = template;
      const fresh = given.made && { fresh: true as const };
      const driver = driverAfter(body, { entry, lists: [...lists], globals: [...globals], ...fresh });
      return { files: [body], driver, reached: filled.size };
    }
    const place = problem && /Arguments$/.test(problem) ? given.made?.place : undefined;
    throw new UserError(`${place ?? template.path}: the template ${advice[problem ?? 'endless']}`);
  };
}

function bodyText(template: Template, all: readonly Filled[]): string {
  const settings = { notation, reserved: template.names };
  const text = joinPieces(template.plain, ({ id, level }) => printFilled(all[id] as Filled, settings, level));
  return `'use strict';\n${text}`;
}
