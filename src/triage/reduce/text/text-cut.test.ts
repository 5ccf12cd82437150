import { expect, test } from 'vitest';
import type { Driver } from '../../../core/driver.js';
import { sourcesOf } from '../../../core/sources.js';
import type { Candidate } from '../../../model/reduction.js';
import { absorbed } from '../candidate.js';
import { canonicalNames } from '../passes/canonical-names.js';
import { layout } from '../passes/layout.js';
import { cutText } from './text-cut.js';

const text = 'class T {\n  int first;\n\n\n  int second;\n}\n// end\n';
const driver: Driver = {
  kind: 'attached',
  at: { file: 'T.java', offset: text.indexOf('}') },
  parts: ['  void go() { second++; }\n'],
  limits: [],
  data: {},
};
const candidate: Candidate = { files: [{ path: 'T.java', text }], driver, libraries: [{ kind: 'jar', path: 'a.jar' }] };
const part = (wanted: string) => ({ file: 0, start: text.indexOf(wanted), end: text.indexOf(wanted) + wanted.length });
const seen = (made: Candidate | undefined) => made && sourcesOf(made)[0]?.text;

test('a cut before the driver moves it, and one behind it does not', () => {
  const cut = cutText(candidate, [{ ...part('  int first;\n\n\n'), instead: '  // gone\n' }, part('// end\n')]);
  expect(seen(cut)).toBe('class T {\n  // gone\n  int second;\n  void go() { second++; }\n}\n');
  expect(cut?.libraries).toEqual(candidate.libraries);
});

test('a cut around the place of the driver cannot be made', () => {
  expect(cutText(candidate, [part('int second;\n}')])).toBeUndefined();
  expect(seen(cutText(candidate, [part('}\n')]))).toContain('second++; }\n// end');
});

test('text that is laid out or has other names keeps its driver, and the names that this uses', async () => {
  const laid = layout.apply(candidate, ['layout']);
  expect(seen(laid)).toBe('class T {\n    int first;\n    int second;\n  void go() { second++; }\n}\n// end\n');
  const cuts = await canonicalNames.cuts(candidate);
  expect(cuts.map(({ from }) => from)).toEqual(['first']);
  expect(seen(canonicalNames.apply(candidate, cuts))).toContain('int second;\n  void go() { second++; }\n}');
});

test('a driver that is absorbed can be cut like the rest', () => {
  const whole = absorbed(candidate) as Candidate;
  expect(whole.files).toEqual(sourcesOf(candidate));
  expect(whole.driver).toEqual({ kind: 'absorbed', limits: [] });
  expect(absorbed(whole)).toBeUndefined();
});
