import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseVersion, compareVersions, isRelease, ownBuildOf, ownBuildVersion } from './version.js';

describe('the order of versions', () => {
  test.each([
    ['TypeScript', ['5.9.3', '6.0.0-beta', '6.0.2', '7.0.2', '7.1.0-dev.20260903.1', '7.1.0-dev.20261010.1', '7.1.0']],
    ['TypeScript within a day', ['7.1.0-dev.20260903.1', '7.1.0-dev.20260903.2', '7.1.0-dev.20260903.10']],
    ['Kotlin', ['1.4.20', '1.4.32', '2.0.0-Beta5', '2.0.0-RC', '2.0.0-RC2', '2.0.0', '2.4.3', '2.4.20']],
    [
      'Groovy',
      ['4.0.0-alpha-3', '4.0.0-beta-1', '4.0.0-rc-1', '4.0.0-rc-2', '4.0.0', '5.0.0-alpha-1', '5.0.0-alpha-12'],
    ],
    ['Groovy, two digits', ['5.0.0-alpha-2', '5.0.0-alpha-10']],
    ['Scala', ['3.3.0-RC4', '3.3.0-RC10', '3.3.0', '3.3.1-RC1', '3.10.0']],
    ['Java', ['1.8.0_392', '1.8.0_1002', '17-ea', '17', '17.0.2+8', '17.0.2+10', '17.0.10', '21.0.5+11-LTS']],
    ['own builds', ['7.0.2', '7.0.2+8', '7.0.2+nightly', '7.0.3-beta', '7.0.3-beta+nightly', '7.0.3']],
    ['hashes that look like numbers', ['3.0.0-bin-1e999-NIGHTLY', '3.0.0-bin-2e999-NIGHTLY']],
  ])('%s', (_, ascending) => {
    for (const [i, older] of ascending.entries()) {
      for (const newer of ascending.slice(i + 1)) {
        expect(compareVersions(older, newer), `${older} < ${newer}`).toBeLessThan(0);
        expect(compareVersions(newer, older), `${newer} > ${older}`).toBeGreaterThan(0);
      }
    }
    expect([...ascending].reverse().sort(compareVersions)).toEqual(ascending);
  });

  test('-0 stands before every pre-release', () => {
    expect(compareVersions('7.0.0-0', '7.0.0-beta')).toBeLessThan(0);
    expect(compareVersions('7.0.0-0', '7.0.0-dev.20250101')).toBeLessThan(0);
    expect(compareVersions('6.9.9', '7.0.0-0')).toBeLessThan(0);
  });

  test('takes missing numbers for zero', () => {
    expect(compareVersions('1.4', '1.4.0')).toBe(0);
    expect(compareVersions('17', '17.0.0')).toBe(0);
  });

  test('is a total order', () => {
    const part = fc.oneof(fc.nat(30).map(String), fc.constantFrom('RC1', 'rc-2', 'alpha', 'beta.3', '1e9', 'dev', ''));
    const version = fc
      .tuple(fc.array(part, { maxLength: 3 }), fc.array(part, { maxLength: 3 }), fc.array(part, { maxLength: 1 }))
      .map(([release, pre, build]) =>
        [
          release.join('.'),
          pre.length > 0 ? `-${pre.join('-')}` : '',
          build.length > 0 ? `+${build.join('')}` : '',
        ].join(''),
      );
    fc.assert(
      fc.property(version, version, version, (a, b, c) => {
        expect(compareVersions(a, a)).toBe(0);
        expect(Math.sign(compareVersions(a, b)) + Math.sign(compareVersions(b, a))).toBe(0);
        const [low, middle, high] = [a, b, c].sort(compareVersions) as [string, string, string];
        expect(compareVersions(low, middle)).toBeLessThanOrEqual(0);
        expect(compareVersions(middle, high)).toBeLessThanOrEqual(0);
        expect(compareVersions(low, high)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

test('own builds of one base are in no order', () => {
  expect(compareVersions('7.0.2+nightly', '7.0.2+fix')).toBe(0);
  expect(['7.0.2+z', '7.0.3', '7.0.2+a', '7.0.2'].sort(compareVersions)).toEqual([
    '7.0.2',
    '7.0.2+z',
    '7.0.2+a',
    '7.0.3',
  ]);
});

test.each([
  ['7.0.2+nightly', { base: '7.0.2', name: 'nightly' }],
  ['7.1.0-dev.20261116.1+fix-2', { base: '7.1.0-dev.20261116.1', name: 'fix-2' }],
  ['17.0.2+8', undefined],
  ['21.0.5+11-LTS', undefined],
  ['nightly', undefined],
])('%s as an own build', (version, parts) => {
  expect(ownBuildOf(version)).toEqual(parts);
  if (parts) expect(ownBuildVersion(parts)).toBe(version);
});

describe('the version that is meant', () => {
  const versions = ['16.0.1', '17.0.2', '17.0.15', '17.0.15+fix', '18.0.0+fast'];

  test.each([
    ['17', '17.0.15'],
    ['fix', '17.0.15+fix'],
    ['17.0.15+fix', '17.0.15+fix'],
    [undefined, '17.0.15'],
    ['18', undefined],
    ['nightly', undefined],
  ])('by %s is %s', (wanted, meant) => expect(chooseVersion(versions, wanted)).toBe(meant));

  test('is an own build without being named if there is nothing else', () =>
    expect(chooseVersion(['7.0.2+fix'])).toBe('7.0.2+fix'));
});

test.each(['7.0.2', '7.0.2+nightly', '17.0.2+8', '1.8.0_392'])('%s is a release', (version) =>
  expect(isRelease(version)).toBe(true),
);

test.each(['7.1.0-dev.20260903.1', '3.3.0-RC4', '5.0.0-alpha-1', '17-ea+35'])('%s is none', (version) =>
  expect(isRelease(version)).toBe(false),
);
