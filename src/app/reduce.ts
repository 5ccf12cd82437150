import { existsSync, statSync } from 'node:fs';
import { confirm } from '../campaign/confirm.js';
import type { Observer } from '../campaign/observer.js';
import { parseDuration } from '../core/duration.js';
import { UserError } from '../core/errors.js';
import type { Finding } from '../core/finding.js';
import { identify } from '../core/identity.js';
import { requireHarmless } from '../core/require-harmless.js';
import { isBug } from '../core/verdict.js';
import type { Language } from '../model/language.js';
import { judge } from '../oracle/judge.js';
import { keepPromotion, promoteFinding } from '../triage/promote/promote-finding.js';
import { keepReduction, reduceFinding } from '../triage/reduce-finding.js';
import { languageOfFile, languageOfTarget, passesFor } from './catalogue.js';
import { namesOf, openOptions, withObserver } from './open-observer.js';
import { readPrograms } from './read-programs.js';
import { configure } from './read-settings.js';
import { outsider, requireTrust, type Trust } from './require-trust.js';
import type { Configuration, Settings } from './settings.js';
import { cupelVersion } from './version.js';
import { withKnownStore } from './with-store.js';
import { type WatchedWork, type Work, watched } from './work.js';
import { referencesFor } from './references-for.js';

/** The default time budget of a reduction. */
export const reductionTime = '10m';

/** Reduces the program of a finding in the store, by its id, or of a source file; what a stored finding learns is stored. */
export async function reduce(
  idOrFile: string,
  { trust, ...settings }: Settings & Trust = {},
  work: Work = {},
): Promise<Finding> {
  const configuration = configure(settings);
  const isFile = existsSync(idOrFile) && statSync(idOrFile).isFile();
  const request = { configuration, trust, work: watched(work) };
  return isFile ? reduceFile(idOrFile, request) : reduceStored(idOrFile, request);
}

interface Request extends Trust {
  readonly configuration: Configuration;
  readonly work: WatchedWork;
}

async function reduceStored(id: string, { configuration, trust, work }: Request): Promise<Finding> {
  return withKnownStore(configuration.store, work.listen, async (store) => {
    const { finding, firstCampaign: campaign } = await store.finding(id);
    requireHarmless(finding);
    const [targets, references] = [namesOf(finding, false), namesOf(finding, true)];
    if (finding.imported) await requireTrust(outsider(finding, [...targets, ...references]), { trust });
    const language = await languageOfTarget(finding.target);
    const trusted = !finding.imported || trust === true;
    if (finding.program.model && !trusted)
      work.listen({
        kind: 'notice',
        text: `${finding.id} was not found here: without --trust only its text is reduced`,
      });
    const options = { ...openOptions(configuration), exercises: trusted };
    const sink = { campaign, store, listen: work.listen };
    const reduced = await withObserver(targets, references, options, async (observer) => {
      const parts = { observer, language, configuration, work, campaign, textOnly: !trusted };
      const promoted = await promote(finding, parts);
      if (promoted) await keepPromotion(promoted, finding, sink);
      const smaller = await run(promoted ?? finding, parts);
      if (smaller) await keepReduction(smaller, promoted ?? finding, sink);
      return smaller;
    });
    if (!reduced) throw new UserError(`${finding.id} no longer reproduces; run \`cupel replay ${finding.id}\``);
    return reduced;
  });
}

async function reduceFile(path: string, { configuration, trust, work }: Request): Promise<Finding> {
  const [first] = configuration.target ?? [];
  const language = first === undefined ? await languageOfFile(path) : await languageOfTarget(first);
  if (!language) throw new UserError(`the language of ${path} is unknown; name a compiler with --target`);
  const [given] = await readPrograms(path, language);
  if (!given) throw new UserError(`${path} contains no program`);
  const targets = configuration.target ?? language.defaults.targets;
  const references = referencesFor(configuration, language);
  await requireTrust({ name: path, program: given, targets: [...targets, ...references] }, { trust });
  const { files, expectation = { kind: 'agree' } } = given;
  const origin = { technique: 'given', seed: path, index: 0 };
  const program = identify({ files, expectation, trace: [] }, language.id, origin);
  const options = { ...openOptions(configuration), exercises: trust === true };
  const reduced = await withObserver(targets, references, options, async (observer) => {
    const court = { observer, ledger: language.intendedDifferences, cupelVersion };
    const observations = await observer.observePlainly(program, work.signal);
    const suspected = judge(program, observations, court.ledger).filter(isBug);
    const { findings } = await confirm(program, suspected, court, { signal: work.signal });
    const [found] = findings;
    const parts = { observer, language, configuration, work };
    const finding = found && ((await promote(found, parts)) ?? found);
    if (finding) work.listen({ kind: 'found', finding });
    return finding && run(finding, parts);
  });
  if (!reduced)
    throw new UserError(
      `${path} shows no bug of ${targets.join(', ')}; run \`cupel check ${path}\` to see the outcomes`,
    );
  return reduced;
}

interface RunParts {
  readonly observer: Observer;
  readonly language: Language;
  readonly configuration: Configuration;
  readonly work: WatchedWork;
  /** The campaign of a stored finding; one from a file was confirmed just now. */
  readonly campaign?: string;
  readonly textOnly?: boolean;
}

// The share of the time that the search for a promotion gets.
const promotionShare = 1 / 4;

// What is reduced is worth more without the errors that all compilers report.
async function promote(finding: Finding, parts: RunParts): Promise<Finding | undefined> {
  const { observer, language, configuration, work } = parts;
  if (finding.promotedTo !== undefined) return undefined;
  const { intendedDifferences: ledger, knownBugs } = language;
  return promoteFinding(finding, {
    court: { observer, ledger, knownBugs, cupelVersion },
    language,
    lanes: openOptions(configuration).workers,
    seconds: promotionShare * parseDuration(configuration.for ?? reductionTime),
    signal: work.signal,
  });
}

async function run(finding: Finding, parts: RunParts): Promise<Finding | undefined> {
  const { observer, language, configuration, work, campaign, textOnly } = parts;
  return reduceFinding(finding, {
    observer,
    language,
    passes: textOnly ? [] : await passesFor(finding, language),
    isFresh: campaign === undefined,
    textOnly,
    signal: work.signal,
    lanes: openOptions(configuration).workers,
    seconds: parseDuration(configuration.for ?? reductionTime),
    listen: (event) => work.listen({ ...event, ...(campaign !== undefined && { campaign }) }),
  });
}
