import { expect, test } from 'vitest';
import { techniqueNamed } from '../../src/app/catalogue.js';
import type { Court } from '../../src/campaign/confirm.js';
import { createObserver } from '../../src/campaign/observer.js';
import { programSource } from '../../src/campaign/program-source.js';
import { runCampaign } from '../../src/campaign/run-campaign.js';
import { emptyTally } from '../../src/campaign/tally.js';
import type { Finding } from '../../src/core/finding.js';
import { signatureText } from '../../src/core/signature.js';
import { language } from '../../src/languages/typescript/language.js';
import { countTokens } from '../../src/model/source/lex.js';
import type { TechniqueInput } from '../../src/model/technique.js';
import { openStore } from '../../src/store/open-store.js';
import type { Store } from '../../src/store/store.js';
import { exampleCampaign, temporaryFolder } from '../../src/store/store-fixture.js';
import { triage } from '../../src/triage/triage.js';
import { mutedFor } from '../muted-for.js';
import { open } from '../typescript/open-typescript.js';
import { type PlantedBug, plant, plantedBugs } from './planted-bugs.js';

// Bugs are planted into a real compiler, so that what is cut down must still be a program.
test('twelve planted bugs are found, told apart and cut down to their cores', async () => {
  const real = await open('6.0.3');
  const names = [plant(real, plantedBugs, 'typescript@6.0.4'), plant(real, [], 'typescript@6.0.3')];
  const watched = names.map((toolchain, i) => ({
    name: `${toolchain.id}:default`,
    toolchain,
    configuration: 'default',
    reference: i === 1,
  }));
  const court: Court = { observer: createObserver(watched), ledger: language.intendedDifferences, cupelVersion: '0' };
  const store = await openStore(await temporaryFolder());
  for (const technique of ['generate', 'overwrite', 'tokens']) await hunt(technique, court, store);
  const found = await store.findings();
  await store.close();

  const heads = found.filter(({ status }) => status === 'open').map(({ finding }) => finding);
  const told = plantedBugs.map((bug) => ({
    bug: bug.signature,
    findings: heads.filter((each) => isOf(bug, each)).length,
  }));
  expect(told).toEqual(plantedBugs.map(({ signature }) => ({ bug: signature, findings: 1 })));
  expect(heads.length).toBe(plantedBugs.length);
  const tooLarge = heads.filter((finding) => {
    const bug = plantedBugs.find((each) => isOf(each, finding));
    return finding.program.files.reduce((sum, { text }) => sum + countTokens(text), 0) > (bug?.core ?? 0);
  });
  expect(tooLarge.map(({ program }) => program.files[0]?.text)).toEqual([]);
}, 600_000);

const limits = { millis: 60_000, bytes: 2 * 1024 ** 3 };

async function hunt(name: string, court: Court, store: Store): Promise<void> {
  const technique = await techniqueNamed(name);
  const sources = { seeds: (await language.seeds?.()) ?? [] };
  const input: TechniqueInput = {
    language: mutedFor(language, 'typescript@6.0.3'),
    sources,
    settings: { size: 'small' },
  };
  const id = `c-${name}`;
  await store.createCampaign(exampleCampaign(id));
  const listen = () => undefined;
  const signal = new AbortController().signal;
  await runCampaign(
    {
      id,
      from: { index: 0, seconds: 0, tally: emptyTally() },
      until: { programs: name === 'overwrite' ? 240 : 80 },
      workers: 1,
      batchSize: 40,
    },
    { source: programSource(technique, input, 'planted'), court, store, listen },
    signal,
  );
  // No other version has these bugs.
  const undated = { ...language, families: [] };
  await triage(
    { campaign: id, court, language: undated, store, open: { limits, workers: 1 }, seconds: 400, listen },
    signal,
  );
}

function isOf({ symptom, signature }: PlantedBug, finding: Finding): boolean {
  return finding.signature.symptom === symptom && signatureText(finding.signature).includes(signature);
}
