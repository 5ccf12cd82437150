import { expect, test } from 'vitest';
import type { ProcessResult } from '../../harness/process/run-process.js';
import { processOutcome } from './process-outcome.js';

const ended = (change: Partial<ProcessResult>): ProcessResult => ({
  ...{ ended: 'exited', exitCode: 0, killedBy: null, stdout: '', stderr: '', cpuMillis: 0 },
  ...change,
});

const check = '#\n# Fatal error in ../src/compiler/x.cc, line 12\n# Check failed: a < b.\n#\n';

test.each<[string, Partial<ProcessResult>, object]>([
  ['a run', { stdout: '42\n' }, { kind: 'accepted', run: { exitCode: 0, stdout: '42\n' } }],
  ['an exception', { exitCode: 3, stderr: 'TypeError: x' }, { kind: 'accepted', run: { exitCode: 1 } }],
  ['a failed check of V8', { exitCode: null, killedBy: 'SIGTRAP', stderr: check }, { kind: 'crashed', stack: check }],
  ['a signal of its own', { exitCode: null, killedBy: 'SIGSEGV' }, { kind: 'crashed', stack: 'SIGSEGV\n' }],
  ['a signal of somebody else', { exitCode: null, killedBy: 'SIGKILL' }, { kind: 'toolFailed' }],
  ['too much time', { ended: 'timedOut', exitCode: null }, { kind: 'timedOut', running: true }],
  ['too much memory', { ended: 'outOfMemory', exitCode: null }, { kind: 'toolFailed' }],
  [
    'a full heap',
    { exitCode: null, killedBy: 'SIGABRT', stderr: 'FATAL ERROR: Reached heap limit Allocation failed' },
    { kind: 'toolFailed' },
  ],
  ['a full stack', { exitCode: 1, stderr: 'RangeError: Maximum call stack size exceeded' }, { kind: 'toolFailed' }],
  ...['too much recursion', 'allocation size overflow', 'BigInt is too large to allocate', 'Out of memory'].map(
    (words): [string, Partial<ProcessResult>, object] => [
      `a limit, in words of another engine: ${words}`,
      { exitCode: 3, stderr: `Error: ${words}` },
      { kind: 'toolFailed', lasting: true },
    ],
  ),
  ['a wrong length', { exitCode: 1, stderr: 'RangeError: Invalid array length' }, { kind: 'accepted' }],
  ['words of its own', { stdout: '1\nexcluded: out of memory\n' }, { kind: 'accepted' }],
])('%s', (_, change, expected) => {
  expect(processOutcome(ended(change))).toMatchObject(expected);
});

test('a limit that the driver of a program tells', () => {
  const driver = { kind: 'absorbed', limits: [{ line: 'excluded: out of memory', limit: 'out of memory' }] } as const;
  const told = ended({ stdout: '1\nexcluded: out of memory\n' });
  expect(processOutcome(told, driver)).toMatchObject({ kind: 'toolFailed', lasting: true });
  expect(processOutcome(ended({ stdout: 'excluded: out of memory\n1\n' }), driver)).toMatchObject({ kind: 'accepted' });
});
