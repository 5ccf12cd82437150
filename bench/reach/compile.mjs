// Shows the programs of this folder to compilers of the time of the reports.
import { openTarget, resolveTarget } from '../../dist/harness/toolchains/resolve.js';
import { languages } from '../../dist/registry.js';
import { modelOf, programs } from './programs.mjs';

const limits = { millis: 60_000, bytes: 1536 * 1024 ** 2 };

/** Prints which programs show their bugs: whether the version that is named with each, or the given one, does what the report says. */
export async function compilePrograms(reports, only) {
  const targetOf = ({ id }) => only ?? programs[id].at;
  let shown = 0;
  for (const target of [...new Set(reports.map(targetOf))].sort())
    shown += await showTo(
      target,
      reports.filter((report) => targetOf(report) === target),
    );
  console.log(`\n${shown} of ${reports.length} programs show their bug`);
}

async function showTo(target, reports) {
  const language = await languages[reports[0].language]();
  const { toolchain } = openTarget(await resolveTarget(target, language.families), { limits, workers: 1 });
  let shown = 0;
  try {
    const made = reports.map(({ id }) => ({ files: language.model.print(modelOf(language, id).program) }));
    const observed = await toolchain.observe(made, { configuration: 'default' });
    console.log(`\n${toolchain.id}`);
    for (const [i, { id }] of reports.entries()) {
      const { outcome } = observed[i];
      const { symptom, says = '' } = programs[id];
      const isShown = outcome.kind === symptom && saidBy(outcome).includes(says);
      if (isShown) shown++;
      const said = `${isShown ? '' : `should be ${symptom}; `}${saidBy(outcome)}`;
      console.log(`  ${id.padEnd(16)}${outcome.kind.padEnd(12)}${said}`.trimEnd());
      if (!isShown) console.log(made[i].files.map(({ text }) => text).join('\n'));
    }
  } finally {
    await toolchain.close();
  }
  return shown;
}

function saidBy({ diagnostics, stack, message }) {
  const text = diagnostics?.map((each) => each.message).join(' | ') ?? stack ?? message ?? '';
  return text.replace(/\s+/g, ' ').slice(0, 300);
}
