import { expect, it } from 'vitest';
import { exportedTo, readOnlyFinding } from './exported-finding.js';
import { cupel, temporaryFolder } from './run-cupel.js';

it('what the version of the finding does not show is not dated', async () => {
  const folder = await temporaryFolder();
  const files = [{ path: 'main.ts', text: 'export {};\n' }];
  const program = { ...readOnlyFinding.program, files };
  await cupel(folder, 'findings', 'import', await exportedTo(folder, { ...readOnlyFinding, program }));
  const { code, stdout, stderr } = await cupel(folder, 'bisect', '0123', '--installed', '--json');
  expect(stderr).toContain('cupel: 0123456789 does not reproduce with typescript@7.0.2; run `cupel replay 0123456789`');
  expect(stdout).toBe('');
  expect(code).toBe(2);
});
