// Shows the programs of this folder to compilers of the time of the reports.
import { openTarget, resolveTarget } from '../../dist/harness/toolchains/resolve.js';
import { languages } from '../../dist/registry.js';
import { builderFor } from './build.mjs';
import { groovyChoices } from './groovy-choices.mjs';
import { groovyInference } from './groovy-inference.mjs';
import { groovyWrong } from './groovy-wrong.mjs';
import { javaScala } from './java-scala.mjs';
import { kotlin } from './kotlin.mjs';

const programs = { ...groovyChoices, ...groovyInference, ...groovyWrong, ...kotlin, ...javaScala };
const limits = { millis: 30_000, bytes: 1536 * 1024 ** 2 };

/** Prints which programs show their bugs: whether the version that is named with each does what the report says. */
export async function compilePrograms(reports) {
  const written = reports.filter(({ id }) => programs[id]);
  const targets = [...new Set(written.map(({ id }) => programs[id].at))].sort();
  let shown = 0;
  for (const target of targets)
    shown += await showTo(
      target,
      written.filter(({ id }) => programs[id].at === target),
    );
  const share = ((100 * shown) / reports.length).toFixed(0);
  console.log(`\n${shown} of ${written.length} programs show their bug: ${share} % of ${reports.length} reports`);
}

async function showTo(target, reports) {
  const language = await languages[reports[0].language]();
  const { toolchain } = openTarget(await resolveTarget(target, language.families), { limits, workers: 1 });
  let shown = 0;
  try {
    const made = reports.map(({ id }) => printed(language, programs[id]));
    const observed = await toolchain.observe(made, { configuration: 'default' });
    console.log(`\n${toolchain.id}`);
    for (const [i, { id }] of reports.entries()) {
      const { outcome } = observed[i];
      const isShown = outcome.kind === programs[id].symptom;
      if (isShown) shown++;
      console.log(`  ${id.padEnd(16)}${outcome.kind.padEnd(12)}${isShown ? '' : `should be ${programs[id].symptom}`}`);
      if (!isShown) console.log(made[i].files.map(({ text }) => text).join('\n'));
    }
  } finally {
    await toolchain.close();
  }
  return shown;
}

function printed(language, { build }) {
  const { words, program } = builderFor(language);
  return { files: language.model.print(program(build(words))) };
}
