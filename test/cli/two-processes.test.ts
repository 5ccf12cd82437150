import { expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.js';
import { exportedTo, readOnlyFinding } from './exported-finding.js';
import { cupel, temporaryFolder } from './run-cupel.js';

it('processes that reduce, date and hunt in one store at the same time lose nothing', async () => {
  const folder = await temporaryFolder();
  await cupel(folder, 'findings', 'import', await exportedTo(folder, readOnlyFinding));
  const { id } = readOnlyFinding;
  const hunt = (seed: string) =>
    `hunt --programs 6 --batch 2 --target typescript --triage-budget 0 --json --seed ${seed}`;
  const lines = [`reduce ${id}`, `bisect ${id} --installed`, hunt('5'), hunt('6')];
  const runs = await Promise.all(lines.map((line) => cupel(folder, ...line.split(' '))));
  for (const [i, { code, stderr }] of runs.entries()) expect(code, `${lines[i]}: ${stderr}`).toBe(0);
  const store = await openStore(`${folder}/.cupel`);
  try {
    const { finding, firstCampaign } = await store.finding(id);
    expect(finding.reduction).toBeDefined();
    expect(finding.dating).toMatchObject({ firstBad: '7.0.2' });
    const kinds = (await store.events(firstCampaign)).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['dated', 'reduced']);
    const hunts = (await store.campaigns()).filter(({ settings }) => 'technique' in settings);
    expect(hunts.map(({ seed, programs, status }) => [seed, programs, status]).sort()).toEqual([
      ['5', 6, 'finished'],
      ['6', 6, 'finished'],
    ]);
  } finally {
    await store.close();
  }
});
