import { expect, test } from 'vitest';
import { packageSources } from './library.js';

test.each([
  'npm:../../x@1.0.0',
  'npm:a/../b@1.0.0',
  'npm:--global@1.0.0',
  'npm:/tmp@1.0.0',
  'npm:a@../b',
  'npm:a@-g',
  'a@1',
])('%s names no package', async (name) => {
  await expect(packageSources(name)).rejects.toThrow('is not a package reference');
});
