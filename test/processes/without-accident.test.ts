import { expect, test } from 'vitest';
import { UserError } from '../../src/core/errors.js';
import { runProcess } from '../../src/harness/process/run-process.js';
import { withoutAccident } from '../../src/harness/process/without-accident.js';
import { generous } from './process-fixture.js';

// Each run of a shell script, which knows how often it was run before.
function runs(script: string) {
  let before = 0;
  return () => runProcess({ command: 'sh', args: ['-c', script, 'sh', String(before++)], limits: generous });
}

test('a process that is killed once, or twice, is run again', async () => {
  expect(await withoutAccident('it', runs('[ $1 -ge 1 ] || kill -KILL $$; echo $1'))).toMatchObject({ stdout: '1\n' });
  expect(await withoutAccident('it', runs('[ $1 -ge 2 ] || kill -TERM $$; echo $1'))).toMatchObject({ stdout: '2\n' });
});

test('one that ends itself is not, however it does so', async () => {
  expect(await withoutAccident('it', runs('echo $1; exit 9'))).toMatchObject({ exitCode: 9, stdout: '0\n' });
  expect(await withoutAccident('it', runs('echo $1; kill -SEGV $$'))).toMatchObject({ stdout: '0\n' });
});

test('one that is killed each time is told in a line', async () => {
  const killed = withoutAccident('the probe', runs('kill -KILL $$'));
  await expect(killed).rejects.toThrow(UserError);
  await expect(killed).rejects.toThrow(/^the probe was killed by SIGKILL, 3 times; try again/);
});
