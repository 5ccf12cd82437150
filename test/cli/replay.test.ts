import { expect, it, vi } from 'vitest';
import { exportedTo, readOnlyFinding } from './exported-finding.js';
import { cupel, startCupel, temporaryFolder } from './run-cupel.js';

// Real compilers run here, perhaps on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

it('replays a file from another machine, and says what is not the same', async () => {
  const folder = await temporaryFolder();
  const file = await exportedTo(folder, readOnlyFinding);
  const { code, stdout, stderr } = await cupel(folder, 'replay', file);
  expect(stdout).toContain('0123456789 still reproduces');
  expect(code).toBe(0);
  expect(stderr).toContain('this was found with cupel 0.0.1');
  expect(stderr).toContain('typescript@7.0.2 has another checksum than when this was found');
});

it('what does not show is told by the exit code', async () => {
  const folder = await temporaryFolder();
  const files = [{ path: 'main.ts', text: 'export {};\n' }];
  const file = await exportedTo(folder, { ...readOnlyFinding, program: { ...readOnlyFinding.program, files } });
  const { code, stdout } = await cupel(folder, 'replay', file);
  expect(stdout).toContain('0123456789 no longer reproduces');
  expect(code).toBe(1);
});

it('a compiler that is not here is named with the command that brings it', async () => {
  const folder = await temporaryFolder();
  const [subject, reference] = readOnlyFinding.observations.map((each) => ({ ...each }));
  if (!subject || !reference) throw new Error('two observations');
  const observations = [subject, { ...reference, target: 'typescript@5.9.2:default' }];
  const file = await exportedTo(folder, { ...readOnlyFinding, observations });
  const run = startCupel(folder, ['replay', file], { CUPEL_CACHE: folder });
  expect(await run.result).toMatchObject({
    code: 2,
    stdout: '',
    stderr: 'cupel: typescript@5.9.2 not installed; add --install, or run `cupel toolchains add typescript@5.9.2`\n',
  });
});

it('a finding is imported once', async () => {
  const folder = await temporaryFolder();
  const file = await exportedTo(folder, readOnlyFinding);
  expect((await cupel(folder, 'findings', 'import', file)).stdout).toBe('imported 0123456789\n');
  expect((await cupel(folder, 'findings', 'import', file)).stdout).toBe('0123456789 is already in the store\n');
  const exported = await cupel(folder, 'findings', 'export', '0123', '--format', 'json');
  expect(JSON.parse(exported.stdout)).toMatchObject({ finding: readOnlyFinding });
});
