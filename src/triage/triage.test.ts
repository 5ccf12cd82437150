import { afterEach, describe, expect, test, vi } from 'vitest';
import { courtOf, errorsAt, fakeToolchain, programWith } from '../campaign/campaign-fixture.js';
import type { Finding } from '../core/finding.js';
import { bugId } from '../core/same-bug.js';
import type { InstalledToolchain, Toolchain, ToolchainFamily } from '../core/toolchain.js';
import { triage } from './triage.js';
import {
  accepted,
  around,
  crashAt,
  fails,
  languageWith,
  prepare,
  type Scene,
  stepsOf,
  stored,
  textOf,
  tried,
} from './triage-fixture.js';

// The half without alpha shows another bug.
const twoBugs = `alpha;\n${'x = 1;\n'.repeat(6)}beta;\n`;

// Two findings that were reduced earlier, to programs that differ in a name.
async function findTwins(scene: Scene): Promise<void> {
  const reduction = { tokens: { before: 9, after: 1 }, queries: 1, seconds: 1, complete: true };
  for (const word of ['p', 'q'])
    await scene.find(`${word}\n`, { reduction: { ...reduction, from: programWith(word) } });
}

afterEach(() => void vi.restoreAllMocks());

// A clock that only a compiler moves: each batch takes so many seconds.
function slowToolchain(seconds: number): Toolchain {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now * 1000);
  const toolchain = fakeToolchain('fake@2', { together: fails });
  return {
    ...toolchain,
    observe(batch, options) {
      now += seconds;
      return toolchain.observe(batch, options);
    },
  };
}

describe('triage', () => {
  test('reduces the best proven findings first, and of those the smallest', async () => {
    const scene = await prepare();
    const believed = await scene.find(around('delta'), { evidence: 'belief' });
    const large = await scene.find(around('alpha', 9));
    const disagreed = await scene.find(around('gamma'));
    const small = await scene.find(around('beta', 3));
    await scene.run();
    expect(disagreed.evidence).toBe('disagreement');
    expect(tried(scene)).toEqual([small.id, large.id, disagreed.id]);
    // All compilers do the same with it, so nobody looks at it unless that is asked for.
    await triage({ ...scene.plan, followUp: true }, new AbortController().signal);
    expect(tried(scene).slice(3)).toEqual([believed.id]);
  });

  test('stores the small program, what it was made of and how', async () => {
    const scene = await prepare();
    const { id, program } = await scene.find(around('alpha'));
    await scene.run();
    const { finding } = await stored(scene, id);
    expect(textOf(finding).trim()).toBe('alpha');
    expect(finding.reduction).toMatchObject({ complete: true, tokens: { after: 1 }, from: { id: program.id } });
    expect(finding.commands).toEqual(['fake@2 main.fake', 'fake@1 main.fake']);
    expect(stepsOf(scene)).toEqual(['triage', 'reduced']);
  });

  test('leaves findings alone that other compilers made, or that are reduced', async () => {
    const scene = await prepare();
    const elsewhere = [{ target: 'fake@3:default', reference: false, outcome: crashAt('checkAlpha') }];
    await scene.find(around('alpha'), { observations: elsewhere });
    await scene.run();
    expect(tried(scene)).toEqual([]);
    const beta = await scene.find(around('beta'));
    await scene.run();
    await scene.run();
    expect(tried(scene)).toEqual([beta.id]);
  });

  test('stores another bug that it meets, and reduces that one too', async () => {
    const scene = await prepare();
    const { id } = await scene.find(twoBugs);
    await scene.run();
    const found = scene.events.flatMap((each) => (each.kind === 'found' ? [each.finding] : []));
    expect(found).toHaveLength(1);
    expect(textOf(found[0] as Finding)).not.toContain('alpha');
    expect(found[0]?.program.trace.at(-1)).toBe(`met while ${id} was reduced`);
    expect(tried(scene)).toEqual([id, found[0]?.id]);
    const other = await stored(scene, found[0]?.id ?? '');
    expect(textOf(other.finding).trim()).toBe('beta');
  });

  test('stores another error that it meets only once it is reduced, and if it is another bug then', async () => {
    const scene = await prepare();
    const { id } = await scene.find(`gamma;\n${'x = 1;\n'.repeat(6)}delta;\n`);
    const twin = await scene.find(`r;\n${'x = 1;\n'.repeat(6)}s;\n`);
    await scene.run();
    const found = scene.events.flatMap((each) => (each.kind === 'found' ? [each.finding] : []));
    expect(found.map((each) => [textOf(each).trim(), each.reduction?.complete])).toEqual([['delta', true]]);
    // Reduced, `s` is the same program as `r`.
    expect(tried(scene)).toHaveLength(4);
    const all = await scene.plan.store.findings({ campaign: 'c' });
    expect(all.map(({ finding }) => finding.id).sort()).toEqual([id, twin.id, found[0]?.id].sort());
  });

  test('keeps no other bug that the plain compilers do not show', async () => {
    const alone = (text: string) => (text.includes('alpha') ? fails(text) : accepted);
    const toolchain = fakeToolchain('fake@2', { together: fails, alone });
    const scene = await prepare(toolchain);
    await scene.find(twoBugs);
    await scene.run();
    expect(toolchain.asked.alone.some((text) => !text.includes('alpha'))).toBe(true);
    expect(stepsOf(scene)).toEqual(['triage', 'reduced']);
    expect(await scene.plan.store.findings({ campaign: 'c' })).toHaveLength(1);
  });

  test('tells which findings are one bug, and which stands for it', async () => {
    const scene = await prepare();
    const [p, q] = [await scene.find(around('p')), await scene.find(around('q'))];
    const other = await scene.find(around('gamma'));
    await scene.run();
    const statuses = await Promise.all([p, q, other].map(async ({ id }) => stored(scene, id)));
    expect(statuses.map(({ status }) => status).sort()).toEqual(['duplicate', 'open', 'open']);
    const copy = statuses.find(({ status }) => status === 'duplicate');
    const head = [p.id, q.id].find((id) => id !== copy?.finding.id);
    expect(copy?.finding.duplicateOf).toBe(head);
  });
});

describe('a finding in a program that all compilers reject', () => {
  const tested = fakeToolchain('fake@2', { together: errorsAt('common', 'extra', 'more') });
  const court = courtOf(tested, fakeToolchain('fake@1', { together: errorsAt('common') }));

  test('becomes one of decision, is reduced as that, and is its duplicate', async () => {
    const scene = await prepare(undefined, { court });
    const weak = await scene.find('common;\nx = 1;\nextra;\n{ common; y; }\n');
    await scene.run();
    const [found] = scene.events.flatMap((each) => (each.kind === 'found' ? [each.finding] : []));
    expect(found?.signature).toMatchObject({ symptom: 'wrongReject', error: { code: 'extra' } });
    expect(found?.id).toBe(bugId(found as Finding));
    expect(await stored(scene, weak.id)).toMatchObject({
      status: 'duplicate',
      finding: { duplicateOf: found?.id, promotedTo: found?.id },
    });
    expect(tried(scene)).toEqual([found?.id]);
    const { finding, status } = await stored(scene, found?.id ?? '');
    expect({ status, text: textOf(finding).trim() }).toEqual({ status: 'open', text: 'extra;' });
    expect(finding.observations.map(({ outcome }) => outcome.kind)).toEqual(['rejected', 'accepted']);
    // Deduplication does not undo it.
    await scene.run();
    expect((await stored(scene, weak.id)).status).toBe('duplicate');
  });

  test('comes to what is stored already under the stronger name', async () => {
    const scene = await prepare(undefined, { court });
    const known = await scene.find('extra;\n');
    const weak = await scene.find('common;\nextra;\n');
    await scene.run();
    expect(await scene.plan.store.findings({ campaign: 'c' })).toHaveLength(2);
    expect((await stored(scene, weak.id)).finding.duplicateOf).toBe(known.id);
    expect((await stored(scene, known.id)).timesSeen).toBe(2);
  });

  test('leaves no other findings behind on the way of its reduction', async () => {
    // What is extra depends on the common error, and cuts bring forth other differences.
    const follows = (text: string) => errorsAt('common', ...(text.includes('common') ? ['extra', 'more'] : []))(text);
    const other = courtOf(
      fakeToolchain('fake@2', { together: follows }),
      fakeToolchain('fake@1', { together: errorsAt('common') }),
    );
    const scene = await prepare(undefined, { court: other });
    const { id } = await scene.find('common;\nextra;\nx;\nmore;\n');
    await scene.run();
    expect((await scene.plan.store.findings({ campaign: 'c' })).map(({ finding }) => finding.id)).toEqual([id]);
    expect((await stored(scene, id)).finding.signature.symptom).toBe('wrongDiagnostic');
  });
});

describe('the budget of triage', () => {
  test('ends it: what comes later keeps its program', async () => {
    const scene = await prepare(slowToolchain(500), { seconds: 400 });
    const [first, second] = [await scene.find(around('alpha', 3)), await scene.find(around('beta', 9))];
    await scene.run();
    expect(tried(scene)).toEqual([first.id]);
    expect((await stored(scene, second.id)).finding).toMatchObject({ program: { id: second.program.id } });
    expect((await stored(scene, second.id)).finding.reduction).toBeUndefined();
  });

  test.each([
    // Each finding gets at least a minute, and the last one what is left.
    [130, [130, 70, 10]],
    [800, [800, 600, 400, 200]],
  ])('of %i seconds is shared', async (seconds, expected) => {
    const scene = await prepare(slowToolchain(20), { seconds });
    // Each would take longer than its share.
    for (const word of ['alpha', 'beta', 'gamma', 'delta']) await scene.find(around(word, 200));
    await scene.run();
    const left = scene.events.flatMap((each) => (each.kind === 'triage' ? [each.secondsLeft] : []));
    expect(left).toEqual(expected);
  });

  test('of nothing still tells which findings are one bug', async () => {
    const scene = await prepare(undefined, { seconds: 0 });
    await findTwins(scene);
    await scene.run();
    expect(scene.events).toEqual([]);
    const found = await scene.plan.store.findings({ campaign: 'c' });
    expect(found.map(({ status }) => status).sort()).toEqual(['duplicate', 'open']);
  });
});

describe('a stop of triage', () => {
  test('keeps what the first finding was reduced to, and begins no other', async () => {
    let rounds = 0;
    let last = Number.POSITIVE_INFINITY;
    const toolchain = fakeToolchain('fake@2', { together: fails });
    const counting: Toolchain = {
      ...toolchain,
      observe(batch, options) {
        if (++rounds === last) scene.stop.abort();
        return toolchain.observe(batch, options);
      },
    };
    const undisturbed = await prepare(counting);
    await undisturbed.find(around('alpha', 20));
    await undisturbed.run();
    last = rounds + rounds - 1;
    const scene = await prepare(counting);
    const [first, second] = [await scene.find(around('alpha', 20)), await scene.find(around('beta', 30))];
    await scene.run();
    expect(tried(scene)).toEqual([first.id]);
    const { finding } = await stored(scene, first.id);
    expect(finding.reduction?.complete).toBe(false);
    expect(textOf(finding).length).toBeLessThan(textOf(first).length);
    expect(textOf(finding)).toContain('alpha');
    expect((await stored(scene, second.id)).finding.reduction).toBeUndefined();
  });

  test('at the first question leaves the finding as it is', async () => {
    const toolchain = fakeToolchain('fake@2', { together: fails });
    const scene = await prepare({
      ...toolchain,
      observe(batch, options) {
        scene.stop.abort();
        return toolchain.observe(batch, options);
      },
    });
    const { id } = await scene.find(around('alpha'));
    await scene.run();
    expect(tried(scene)).toEqual([id]);
    expect((await stored(scene, id)).finding.reduction).toBeUndefined();
  });

  test('that came before begins nothing', async () => {
    const scene = await prepare();
    await scene.find(around('alpha'));
    scene.stop.abort();
    await scene.run();
    expect(scene.events).toEqual([]);
  });
});

test('a failure of the compilers is told, after it was told which findings are one bug', async () => {
  const toolchain = fakeToolchain('fake@2', { together: fails });
  const scene = await prepare({ ...toolchain, observe: () => Promise.reject(new Error('no compiler')) });
  await findTwins(scene);
  await scene.find(around('gamma'));
  await expect(scene.run()).rejects.toThrow('no compiler');
  const found = await scene.plan.store.findings({ campaign: 'c' });
  expect(found.map(({ status }) => status).sort()).toEqual(['duplicate', 'open', 'open']);
});

test('a finding is dated by the versions that are installed', async () => {
  const versions = ['1', '2', '3'];
  const installed = versions.map(
    (version): InstalledToolchain => ({
      ...{ family: 'fake', version, location: '', checksum: '', source: 'installed' },
    }),
  );
  const family: ToolchainFamily = {
    name: 'fake',
    available: async () => versions,
    installed: async () => installed,
    install: () => Promise.reject(new Error('nothing is installed')),
    remove: async () => undefined,
    findBuild: () => Promise.reject(new Error('nothing is built')),
    open: ({ version }) => fakeToolchain(`fake@${version}`, { together: version === '1' ? () => accepted : fails }),
  };
  const scene = await prepare(undefined, { language: languageWith(family) });
  const { id } = await scene.find(around('alpha'));
  await scene.run();
  expect(stepsOf(scene)).toEqual(['triage', 'reduced', 'dated']);
  expect((await stored(scene, id)).finding.dating).toMatchObject({ lastGood: '1', firstBad: '2' });
});
