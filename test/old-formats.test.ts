import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Finding } from '../src/core/finding.js';
import { isSameFailure } from '../src/core/same-bug.js';
import { signatureText } from '../src/core/signature.js';
import { language as javascript } from '../src/languages/javascript/language.js';
import { language as typescript } from '../src/languages/typescript/language.js';
import { showsBug } from '../src/oracle/shows-bug.js';
import { withSignature } from '../src/oracle/with-signature.js';
import { findingJson, readFindingJson } from '../src/report/finding-json.js';
import { findingList } from '../src/report/finding-list.js';
import { findingText } from '../src/report/finding-text.js';
import { openStore } from '../src/store/open-store.js';
import { madeAt, temporaryFolder } from '../src/store/store-fixture.js';

// What cupel 0.1.0 wrote: two campaigns, with a reduced and dated finding, one that was met on the way, and a
// miscompilation that four programs show.
const fixtures = join(import.meta.dirname, 'fixtures', '0.1.0');
const [dated, met, miscompiled] = ['9e651c680b', '7c9fc2d71d', '419ad206c4'];

async function oldStore() {
  const folder = await temporaryFolder();
  await copyFile(join(fixtures, 'cupel.db'), join(folder, 'cupel.db'));
  const store = await openStore(folder);
  onTestFinished(() => store.close());
  return { store, file: join(folder, 'cupel.db') };
}

describe('a store of cupel 0.1.0', () => {
  test('keeps its findings, their ids and what is shown of them', async () => {
    const { store } = await oldStore();
    const found = await store.findings();
    expect(found.map(({ finding, timesSeen }) => [finding.id, signatureText(finding.signature), timesSeen])).toEqual([
      [dated, 'wrongDiagnostic: TS2684 at name . for TS2322 at string ,', 1],
      [met, 'wrongDiagnostic: TS2684 at name . for TS2322 at string ]', 1],
      [miscompiled, 'miscompile: another output', 4],
    ]);
    expect(findingList(found, { all: true })).toContain('another output');
    expect(findingText(await store.finding('9e65'))).toContain('TS2684 at name . for TS2322 at string ,');
    expect((await store.findings({ symptom: 'miscompile' })).map(({ finding }) => finding.id)).toEqual([miscompiled]);
  });

  test('keeps its campaigns, and has their new columns', async () => {
    const { store } = await oldStore();
    expect(await store.campaigns()).toMatchObject([
      { seed: '1', nextIndex: 300, beyond: [], programs: 300, counts: { pass: 296, bug: 4, inconclusive: 0 } },
      { seed: '2', nextIndex: 150, beyond: [], programs: 150 },
    ]);
  });

  test('has the results of triage in columns, and documents of the new format', async () => {
    const { file } = await oldStore();
    const raw = new Database(file);
    const rows = raw
      .prepare('select id, reduced_before, reduced_after, first_bad, document from findings order by found_at')
      .all() as { id: string; document: string }[];
    raw.close();
    expect(rows).toMatchObject([
      { id: dated, reduced_before: 718, reduced_after: 79, first_bad: '7.0.2' },
      { id: met, reduced_before: null, reduced_after: null, first_bad: null },
      { id: miscompiled, reduced_before: 1187, reduced_after: 102, first_bad: null },
    ]);
    for (const { document } of rows) expect(JSON.parse(document)).toMatchObject({ formatVersion: 2 });
  });

  test('meets its findings again, and takes what triage learns', async () => {
    const { store } = await oldStore();
    const { finding } = await store.finding(dated);
    const [campaign] = await store.campaigns();
    expect(await store.recordFinding(madeAt(7, finding), campaign?.id ?? '')).toBe('seen');
    await store.amendFinding(finding.id, (now) => ({ finding: { ...now, knownBug: 'x' }, status: 'known' }));
    expect(await store.finding(finding.id)).toMatchObject({
      finding: { reduction: finding.reduction, dating: finding.dating, knownBug: 'x' },
      status: 'known',
      timesSeen: 2,
    });
  });

  test('has findings whose signatures become data when they are judged anew, and that still show', async () => {
    const { store } = await oldStore();
    const fresh = new Map<string, Finding>();
    for (const { finding } of await store.findings()) {
      const { intendedDifferences } = finding.language === 'typescript' ? typescript : javascript;
      const judged = withSignature(finding, intendedDifferences);
      expect(showsBug(judged, judged.program, judged.observations, intendedDifferences)).toBe(true);
      fresh.set(finding.id, judged);
    }
    expect([...fresh.values()].map(({ signature }) => signature)).toEqual([
      {
        symptom: 'wrongDiagnostic',
        deviation: 'exchanged',
        error: { code: 'TS2684', construct: 'name .' },
        instead: { code: 'TS2322', construct: 'string ,' },
      },
      {
        symptom: 'wrongDiagnostic',
        deviation: 'exchanged',
        error: { code: 'TS2684', construct: 'name .' },
        instead: { code: 'TS2322', construct: 'string ]' },
      },
      { symptom: 'miscompile', differs: 'output' },
    ]);
  });
});

describe('a finding that cupel 0.1.0 exported', () => {
  const read = async () => readFindingJson(await readFile(join(fixtures, 'finding.json'), 'utf8'), 'finding.json');

  test('is read as the one in the store, and written in the new format', async () => {
    const { store } = await oldStore();
    const finding = await read();
    expect(finding).toEqual((await store.finding(dated)).finding);
    expect(readFindingJson(findingJson(finding), 'again.json')).toEqual(finding);
    expect(JSON.parse(findingJson(finding))).toMatchObject({ formatVersion: 2, finding: { signature: {} } });
  });

  test('is not taken for one of the same text that was judged', async () => {
    const finding = await read();
    const judged = withSignature(finding, typescript.intendedDifferences);
    expect(signatureText(judged.signature)).toBe(signatureText(finding.signature));
    expect(isSameFailure(judged.signature, finding.signature)).toBe(false);
  });

  test('must be complete', async () => {
    const text = (await readFile(join(fixtures, 'finding.json'), 'utf8')).replace('"symptom": "wrongDiagnostic",', '');
    expect(() => readFindingJson(text, 'bug.json')).toThrow(
      /^bug\.json is not a finding exported by cupel: finding\.symptom: /,
    );
  });
});
