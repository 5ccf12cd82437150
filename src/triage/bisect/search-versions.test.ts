import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchVersions } from './search-versions.js';

const versions = Array.from({ length: 40 }, (_, i) => `1.${i}`);

// A compiler whose versions show a bug or not; some cannot be asked.
function planted(shows: (minor: number) => boolean, broken: readonly number[] = []) {
  const asked: string[] = [];
  return {
    asked,
    ask: async (version: string) => {
      asked.push(version);
      const minor = Number(version.split('.')[1]);
      if (broken.includes(minor)) return undefined;
      return { shows: shows(minor), outcome: { kind: 'accepted' as const } };
    },
  };
}

describe('a bug that came once and may have gone once', () => {
  const cases = fc.integer({ min: 0, max: 39 }).chain((first) =>
    fc.integer({ min: first, max: 39 }).chain((last) =>
      fc.record({
        first: fc.constant(first),
        last: fc.constant(last),
        bad: fc.integer({ min: first, max: last }),
      }),
    ),
  );

  it('is dated exactly, with few questions', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ({ first, last, bad }) => {
        const { ask, asked } = planted((minor) => minor >= first && minor <= last);
        const dating = await searchVersions(versions, `1.${bad}`, ask);
        expect(dating?.firstBad).toBe(`1.${first}`);
        expect(dating?.lastGood).toBe(first === 0 ? undefined : `1.${first - 1}`);
        expect(dating?.fixedIn).toBe(last === 39 ? undefined : `1.${last + 1}`);
        expect(asked.length).toBeLessThanOrEqual(3 + 6 + 6);
        expect(new Set(asked).size).toBe(asked.length);
      }),
    );
  });

  it('is dated by the neighbours of versions that cannot be asked', async () => {
    const broken = [0, 1, 19, 20, 21, 39];
    const { ask } = planted((minor) => minor >= 20 && minor <= 25, broken);
    const dating = await searchVersions(versions, '1.23', ask);
    expect(dating).toMatchObject({ lastGood: '1.18', firstBad: '1.22', fixedIn: '1.26' });
    expect(dating?.versions.map(({ version }) => version)).not.toContain('1.20');
  });
});

it('without another version that can be asked, the window is the version itself', async () => {
  const { ask } = planted(() => true, [0, 2]);
  expect(await searchVersions(['1.0', '1.1', '1.2'], '1.1', ask)).toEqual({
    versions: [{ version: '1.1', shows: true, outcome: { kind: 'accepted' } }],
    firstBad: '1.1',
  });
});

it('of several windows the one around the finding is told, with all that was asked', async () => {
  const windows = (minor: number) => (minor >= 3 && minor <= 5) || (minor >= 18 && minor <= 22);
  const { ask, asked } = planted(windows);
  const dating = await searchVersions(versions, '1.20', ask);
  expect(dating).toMatchObject({ lastGood: '1.17', firstBad: '1.18', fixedIn: '1.23' });
  expect(dating?.versions.map(({ version }) => version)).toEqual(
    asked.toSorted((a, b) => Number(a.slice(2)) - Number(b.slice(2))),
  );
  expect(dating?.versions.map(({ shows }) => shows)).toEqual(
    dating?.versions.map(({ version }) => windows(Number(version.slice(2)))),
  );
});

it('a version that is not in the list is asked all the same, in its place', async () => {
  const { ask } = planted((minor) => minor >= 2);
  const dating = await searchVersions(['1.1', '1.3'], '1.2', ask);
  expect(dating).toMatchObject({ lastGood: '1.1', firstBad: '1.2' });
  expect(dating?.versions.map(({ version }) => version)).toEqual(['1.1', '1.2', '1.3']);
});

it('what the version of the finding does not show is not dated, and costs one question', async () => {
  const { ask, asked } = planted(() => false);
  expect(await searchVersions(versions, '1.7', ask)).toBeUndefined();
  expect(asked).toEqual(['1.7']);
});
