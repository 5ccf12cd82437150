import { expect, test } from 'vitest';
import { kotlinOutcome } from './plain-kotlin.js';

test('what an old version says about our own option is no part of a crash', async () => {
  const stderr = [
    'warning: flag is not supported by this version of the compiler: -Xrender-internal-diagnostic-names',
    'exception: java.lang.IllegalStateException: x',
    '\tat a.b(C.kt:1)',
  ].join('\n');
  expect(
    await kotlinOutcome({ ended: 'exited', exitCode: 2, killedBy: null, stdout: '', stderr, cpuMillis: 0 }),
  ).toEqual({
    kind: 'crashed',
    stack: 'exception: java.lang.IllegalStateException: x\n\tat a.b(C.kt:1)',
  });
});
