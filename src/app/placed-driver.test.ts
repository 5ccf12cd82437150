import { expect, test } from 'vitest';
import { sourcesOf } from '../core/sources.js';
import type { Compilable } from '../core/test-program.js';
import { placedDriver, withPlacedDriver } from './placed-driver.js';

const limits = [{ line: 'excluded: stack overflow', limit: 'stack overflow' }];
const program: Compilable = {
  files: [{ path: 'main.js', text: 'function f() {}\n// end\n' }],
  driver: {
    kind: 'attached',
    at: { file: 'main.js', offset: 16 },
    parts: ['(', { shared: 'run' }, ')(f);\n'],
    limits,
    data: {},
  },
};

test('a driver that was written to a file is apart again when the file is read', () => {
  const read = withPlacedDriver(sourcesOf(program), placedDriver(program));
  expect(read.files).toEqual(program.files);
  expect(sourcesOf(read)).toEqual(sourcesOf(program));
  expect(read.driver).toMatchObject({ kind: 'attached', limits });
});

test('a program without one stays as it is', () => {
  const { files } = program;
  expect(placedDriver({ files })).toBeUndefined();
  expect(withPlacedDriver(files, undefined)).toEqual({ files });
});
