import type { Observer } from '../campaign/observer.js';
import type { CheckedProgram } from '../core/events.js';
import type { Expectation } from '../core/expectation.js';
import type { Observation } from '../core/outcome.js';
import { runDifferences } from '../core/run-difference.js';
import type { Language } from '../model/language.js';
import { judge } from '../oracle/judge.js';
import { languageNamed, languageOfFile, languageOfTarget, requireOneLanguage } from './catalogue.js';
import { runningRoles } from './hunt/tiers.js';
import { openObserver, openOptions } from './open-observer.js';
import { type GivenProgram, generatedLanguage, readPrograms } from './read-programs.js';
import { configure } from './read-settings.js';
import { referencesFor } from './references-for.js';
import { requireTrust, type Trust } from './require-trust.js';
import type { Settings } from './settings.js';
import { type TracedProgram, tracePrograms } from './trace-programs.js';
import { type WatchedWork, type Work, watched } from './work.js';

/** Shows the programs of a file or a folder to compilers; each is also an event as soon as it is done. */
export async function check(
  path: string,
  { trust, ...settings }: Settings & Trust = {},
  work: Work = {},
): Promise<CheckedProgram[]> {
  const configuration = configure(settings);
  const { listen, signal } = watched(work);
  const [first] = configuration.target ?? [];
  const language = first === undefined ? await languageOfPath(path) : await languageOfTarget(first);
  const given = await readPrograms(path, language);
  const asked = configuration.target ?? language.defaults.targets;
  const compared = referencesFor(configuration, language);
  await requireOneLanguage([...asked, ...compared]);
  const { targets, references } = configuration.trace
    ? await runningRoles({ targets: asked, references: compared })
    : { targets: asked, references: compared };
  for (const program of given)
    await requireTrust({ name: program.name, program, targets: [...targets, ...references] }, { trust });
  const programs: readonly TracedProgram[] = configuration.trace ? await tracePrograms(given, language) : given;
  const observer = await openObserver(targets, references, openOptions(configuration));
  try {
    const checked: CheckedProgram[] = [];
    for (let start = 0; start < programs.length; start += configuration.batch) {
      const batch = programs.slice(start, start + configuration.batch);
      const observed = await observe(observer, batch, { plain: configuration.plain, signal });
      for (const [i, program] of batch.entries()) {
        const row = checkedProgram(program, observed[i] ?? [], language, configuration.trace);
        listen({ kind: 'checked', ...row });
        checked.push(row);
      }
    }
    return checked;
  } finally {
    await observer.close();
  }
}

async function languageOfPath(path: string): Promise<Language> {
  const generated = await generatedLanguage(path);
  if (generated !== undefined) return languageNamed(generated);
  return (await languageOfFile(path)) ?? languageOfTarget('typescript');
}

async function observe(
  observer: Observer,
  batch: readonly GivenProgram[],
  { plain, signal }: { readonly plain: boolean } & Pick<WatchedWork, 'signal'>,
): Promise<Observation[][]> {
  if (!plain) return observer.observe(batch, signal);
  const rows: Observation[][] = [];
  for (const program of batch) rows.push(await observer.observePlainly(program, signal));
  return rows;
}

// Of a program that is traced without an expectation it is known that it does the same everywhere.
const alike: Expectation = { kind: 'agree' };

function checkedProgram(
  program: TracedProgram,
  observations: readonly Observation[],
  { intendedDifferences, commonOutput }: Language,
  trace: boolean,
): CheckedProgram {
  const { name, untraced, expectation = trace ? alike : undefined } = program;
  const differences = trace ? runDifferences(observations, commonOutput) : [];
  const row = {
    name,
    observations,
    ...(trace && { ran: true as const }),
    ...(differences.length > 0 && { differences }),
    ...(untraced !== undefined && { untraced }),
  };
  if (!expectation) return row;
  return { ...row, judgements: judge({ ...program, expectation }, observations, intendedDifferences) };
}
