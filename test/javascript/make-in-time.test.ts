import { expect, test } from 'vitest';
import { createRandom } from '../../src/core/random.js';
import { makeInTime } from '../../src/languages/javascript/template/make-in-time.js';
import { templateSupport } from '../../src/languages/javascript/template/support.js';

const job = (path: string, make: () => unknown) => ({ path, make });
// Takes longer than anybody has.
const hopeless = () => /^(a+)+$/.test(`${'a'.repeat(60)}b`);

test('what does not end is cut off, and costs only itself', () => {
  const defect = new Error('no');
  const throwing = () => {
    throw defect;
  };
  const jobs = [job('a.ts', () => 1), job('b.ts', hopeless), job('c.ts', throwing), job('d.ts', () => 4)];
  expect(makeInTime(jobs, 300)).toEqual([
    { result: 1 },
    {
      error: expect.objectContaining({
        message: expect.stringMatching(/^b\.ts: .* did not end within 0\.3 seconds; /),
      }),
    },
    { error: defect },
    { result: 4 },
  ]);
});

test('a template that is late twice is not tried again', () => {
  const tried: number[] = [];
  const jobs = Array.from({ length: 6 }, (_, i) =>
    job('b.ts', () => {
      tried.push(i);
      return hopeless();
    }),
  );
  expect(makeInTime([...jobs, job('a.ts', () => 1)], 100).map((one) => 'error' in one)).toEqual([
    ...jobs.map(() => true),
    false,
  ]);
  expect(tried).toEqual([0, 0, 1, 1]);
});

test('jobs that take long together are all done', () => {
  const slow = () => {
    for (const end = Date.now() + 100; Date.now() < end; );
    return 'done';
  };
  const jobs = Array.from({ length: 15 }, () => job('slow.ts', slow));
  expect(makeInTime(jobs, 1000)).toEqual(jobs.map(() => ({ result: 'done' })));
});

test('a template that does not end without any loop is a mistake of who wrote it', { timeout: 60_000 }, async () => {
  const text = `import { int } from 'cupel/template';
export function m() { return /^(a+)+$/.test('a'.repeat(60 + int(0, 9)) + 'b'); }`;
  const { templates } = await templateSupport.open([{ path: 'folder/mine.ts', text }], {});
  await expect(templates[0]?.fill(createRandom('x'), 0)).rejects.toThrow(
    /^folder\/mine\.ts: the template did not end within \d+ seconds; /,
  );
});
