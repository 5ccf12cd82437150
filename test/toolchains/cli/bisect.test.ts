import { expect, it, vi } from 'vitest';
import { exportedTo, readOnlyFinding } from '../../cli/exported-finding.js';
import { cupel, startCupel, temporaryFolder } from '../../cli/run-cupel.js';

// Compilers are installed here, perhaps on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

it('dates a finding with versions that it installs, lifts the evidence and keeps both', async () => {
  const folder = await temporaryFolder();
  await cupel(folder, 'findings', 'import', await exportedTo(folder, readOnlyFinding));
  const line = 'bisect 0123 --versions 5.0.4,5.9.2,6.0.3'.split(' ');
  const { code, stdout, stderr } = await startCupel(folder, line, { CUPEL_CACHE: folder }).result;
  expect(stdout).toMatch(
    /^5\.0\.4 +not affected.*\n5\.9\.2 +not affected.*\n6\.0\.3 +not affected.*\n7\.0\.2 +affected.*\n/,
  );
  expect(stdout).toContain('typescript: affects 7.0.2, the newest tested (evidence: disagreement)');
  expect(stderr).toContain('downloading typescript@5.0.4');
  expect(stderr).toContain('typescript@5.9.2: not affected');
  expect(code).toBe(0);
  const exported = await cupel(folder, 'findings', 'export', '0123', '--format', 'json');
  expect(JSON.parse(exported.stdout)).toMatchObject({
    finding: { evidence: 'disagreement', dating: { lastGood: '6.0.3', firstBad: '7.0.2' } },
  });
});
