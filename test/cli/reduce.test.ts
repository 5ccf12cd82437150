import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Model } from '../../src/core/test-program.js';
import { exportedTo, readOnlyFinding } from './exported-finding.js';
import { cupel, temporaryFolder } from './run-cupel.js';

// The bug needs the two lines of `r` (docs/bugs-found.md).
const around = `
interface Shape { readonly name: string; area(): number }
class Square implements Shape {
  readonly name = 'square';
  constructor(private readonly side: number) {}
  area(): number { return this.side * this.side; }
}
declare const r: { readonly f?: (n: number) => number; readonly shapes: Shape[] };
function total(shapes: Shape[]): number {
  return shapes.reduce((sum, shape) => sum + shape.area(), 0);
}
r.f ??= (n) => n + total(r.shapes);
export const all = total([new Square(2), new Square(3)]);
`;

it('a finding becomes small, keeps its bug and tells how', async () => {
  const folder = await temporaryFolder();
  const program = { ...readOnlyFinding.program, files: [{ path: 'main.ts', text: around }] };
  await cupel(folder, 'findings', 'import', await exportedTo(folder, { ...readOnlyFinding, program }));
  const { code, stdout, stderr } = await cupel(folder, 'reduce', '0123');
  expect(stderr).toMatch(/reduced from 0\.\d KiB to \S+ \S+ \(\d+ to \d+ tokens\)/);
  expect(code).toBe(0);
  expect(stdout).toContain('??=');
  expect(stdout).not.toContain('Square');
  const replayed = await cupel(folder, 'replay', '0123');
  expect(replayed.code).toBe(0);
  const shown = await cupel(folder, 'findings', 'show', '0123');
  expect(shown.stdout).toMatch(/reduced +from 0\.\d KiB to/);
  // Only the two errors that the program had before.
  expect(shown.stdout).toContain('Rejects the program with 2 errors.');
});

it('a model from a file is left aside; one that is trusted must be readable', async () => {
  const folder = await temporaryFolder();
  const model = {} as unknown as Model;
  const program = { ...readOnlyFinding.program, model };
  await cupel(folder, 'findings', 'import', await exportedTo(folder, { ...readOnlyFinding, program }));
  const trusted = await cupel(folder, 'reduce', '0123', '--trust');
  expect(trusted.stderr).toBe('cupel: the model of a program has version undefined, which cannot be read\n');
  expect({ code: trusted.code, stdout: trusted.stdout }).toEqual({ code: 2, stdout: '' });
  const { code, stdout, stderr } = await cupel(folder, 'reduce', '0123', '--for', '1s');
  expect(stderr).toContain('without --trust only its text is reduced');
  expect(stdout).toContain('??=');
  expect(code).toBe(0);
});

it('a file is cut down to what two compilers disagree on', async () => {
  const folder = await temporaryFolder();
  const text = `${readOnlyFinding.program.files[0]?.text}export const unused: string[] = ['a', 'b'].concat('c', 'd', 'e');\n`;
  await writeFile(join(folder, 'main.ts'), text);
  const { code, stdout } = await cupel(folder, 'reduce', 'main.ts', '--json');
  expect(code).toBe(0);
  const { files, reduction } = JSON.parse(stdout) as {
    files: { text: string }[];
    reduction: { tokens: { before: number; after: number } };
  };
  expect(files[0]?.text).toContain('??=');
  expect(files[0]?.text).not.toContain('unused');
  expect(reduction.tokens.after).toBeLessThan(reduction.tokens.before / 1.5);
});

it('a file without a bug is refused in one line', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'main.ts'), 'export const x = 1;\n');
  const { code, stdout, stderr } = await cupel(folder, 'reduce', 'main.ts');
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('main.ts shows no bug of typescript@7.0.2');
  expect(stdout).toBe('');
  expect(code).toBe(2);
});
