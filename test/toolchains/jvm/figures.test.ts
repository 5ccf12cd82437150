import { expect, test } from 'vitest';
import { createRandom, type Random } from '../../../src/core/random.js';
import { modelSupport as groovy } from '../../../src/languages/groovy/model/print.js';
import { modelSupport as java } from '../../../src/languages/java/model/print.js';
import { modelSupport as kotlin } from '../../../src/languages/kotlin/model/print.js';
import { analyze } from '../../../src/model/inference/analyze.js';
import { findOmissions } from '../../../src/model/inference/omissible.js';
import type { Figure } from '../../../src/model/inference/sample-figures.js';
import { figure11b, figure11c, figure11e, figure11f } from '../../../src/model/inference/sample-typing-bugs.js';
import type { ModelSupport } from '../../../src/model/language.js';
import type { VariableDeclaration } from '../../../src/model/program/expression.js';
import type { Program } from '../../../src/model/program/program.js';
import { traverse } from '../../../src/model/program/traverse.js';
import { variableType } from '../../../src/techniques/overwrite/kinds/declared-types.js';
import { subjectOf } from '../../../src/techniques/overwrite/sample-subject.js';
import { outcomesOf } from '../../outcomes.js';
import { openJvmTarget } from './open-jvm-target.js';

test('Figure 11b: Kotlin rejects a type argument through a projection, and infers the type of its result', async () => {
  const right = figure11b(kotlin.profile, 'Number');
  const wrong = figure11b(kotlin.profile, 'out Number');
  expect(await decisions('kotlin@2.4.20', kotlin, [erased(right), wrong.program])).toEqual(['accepted', 'rejected']);
});

test('Figures 11c and 11e: Groovy infers from what was written last, and gives anything to a type parameter', async () => {
  const programs = [
    erased(figure11c(groovy.profile, 'null')),
    erased(figure11c(groovy.profile, 'object')),
    wrong11e(groovy),
  ];
  // The last is the paper's bug, for which the profile tolerates such faults.
  expect(await decisions('groovy@5.1.3', groovy, programs)).toEqual(['accepted', 'accepted', 'accepted']);
});

test('Figures 11e and 11f: javac rejects a value of the bound, and does not infer the type of the choice', async () => {
  const choice = figure11f(java.profile);
  const withoutType = { ...choice.program, omitted: [variableIn(choice.program, 'v').id] };
  expect(await decisions('java@17', java, [wrong11e(java), erased(choice), withoutType])).toEqual([
    'rejected',
    'accepted',
    'rejected',
  ]);
});

/** The program without all the types that can be left out together. */
function erased({ program, profile, hierarchy }: Figure): Program {
  const sites = findOmissions(analyze(program, profile, hierarchy)).maximal();
  return { ...program, omitted: sites.map(({ id }) => id) };
}

/** Figure 11e as overwriting makes it wrong where nothing is tolerated. */
function wrong11e({ profile }: ModelSupport): Program {
  const figure = figure11e({ ...profile, tolerates: {} });
  // Type parameters come last among the kinds of types to pick from.
  const random: Random = {
    ...createRandom('figures'),
    int: (_, last) => last,
    pick: (from) => from.at(-1) as (typeof from)[number],
  };
  const wronged = variableType.inject(subjectOf(figure, random));
  if (wronged?.reason !== 'a variable of a wrong type: parameter') throw new Error('the wrong type is another one');
  return wronged.program;
}

function variableIn(program: Program, name: string): VariableDeclaration {
  let found: VariableDeclaration | undefined;
  traverse(program, {
    variable: (each) => {
      if (each.name === name) found = each;
    },
  });
  if (!found) throw new Error(`there is no variable ${name}`);
  return found;
}

async function decisions(target: string, model: ModelSupport, programs: readonly Program[]): Promise<string[]> {
  const files = programs.map((program, i) => ({ files: model.print({ ...program, name: `figure${i}` }) }));
  const { toolchain } = await openJvmTarget(target);
  try {
    const outcomes = await outcomesOf(toolchain.observe(files, { configuration: 'default' }));
    return outcomes.map(({ kind }) => kind);
  } finally {
    await toolchain.close();
  }
}
