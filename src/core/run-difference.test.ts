import { expect, test } from 'vitest';
import type { Observation } from './outcome.js';
import { runDifferences } from './run-difference.js';

const ran = (target: string, stdout: string, exitCode = 0): Observation => ({
  target,
  reference: false,
  outcome: { kind: 'accepted', run: { exitCode, stdout, checksum: stdout } },
});

test('the first line that differs is told with the one before it', () => {
  const [difference, ...others] = runDifferences([
    ran('a@1:run', '<@1 x=1>\n<@2 x=2>\n'),
    ran('b@1:run', '<@1 x=1>\n<@2 x=2>\n'),
    ran('c@1:run', '<@1 x=1>\n<@2 x=3>\nmore\n'),
  ]);
  expect(others).toEqual([]);
  expect(difference).toEqual({
    targets: ['a@1:run', 'c@1:run'],
    line: 2,
    lines: ['<@2 x=2>', '<@2 x=3>'],
    before: '<@1 x=1>',
  });
});

test('how a program ends comes behind its output', () => {
  expect(runDifferences([ran('a@1:run', 'x\n'), ran('b@1:run', 'x\n', 1)])).toMatchObject([
    { line: 2, lines: ['exit code 0', 'exit code 1'], before: 'x' },
  ]);
  expect(runDifferences([ran('a@1:run', ''), ran('b@1:run', 'x\n')])).toMatchObject([
    { line: 1, lines: ['exit code 0', 'x'] },
  ]);
});

test('platforms are compared by what they share', () => {
  const on = (platform: string, stdout: string, common: string): Observation => ({
    target: `k@1:${platform}`,
    reference: false,
    outcome: {
      kind: 'accepted',
      run: { exitCode: 0, stdout, checksum: stdout, portable: { platform, checksum: common } },
    },
  });
  const common = (stdout: string) => stdout.replace(/\.0$/gm, '');
  expect(runDifferences([on('jvm', '1.0\n2\n', 'a'), on('js', '1\n3\n', 'b')], common)).toMatchObject([
    { line: 2, lines: ['2', '3'], before: '1' },
  ]);
  expect(runDifferences([on('jvm', '1.0\n', 'a'), on('js', '1\n', 'a')], common)).toEqual([]);
});

test('what did not run is compared with nothing', () => {
  const rejected: Observation = { target: 'd@1:run', reference: false, outcome: { kind: 'rejected', diagnostics: [] } };
  expect(runDifferences([rejected, ran('a@1:run', 'x\n'), ran('b@1:run', '', -1)])).toEqual([]);
});
