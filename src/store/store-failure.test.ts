import { expect, test } from 'vitest';
import { UserError } from '../core/errors.js';
import { explainFailure } from './store-failure.js';

function explained(fields: object): string {
  const error = explainFailure(Object.assign(new Error('raw'), fields), '.cupel/cupel.db');
  return error instanceof UserError ? error.message : 'not explained';
}

test('what a user can fix is one line that says how', () => {
  expect(explained({ rawCode: 13 })).toMatchInlineSnapshot(
    `"the disk is full: .cupel/cupel.db could not be written; free some space or use another --store folder"`,
  );
  expect(explained({ code: 'ENOSPC' })).toBe(explained({ rawCode: 13 }));
  expect(explained({ rawCode: 1544 })).toMatchInlineSnapshot(
    `".cupel/cupel.db is read-only: make it writable or use another --store folder"`,
  );
  expect(explained({ code: 'EROFS' })).toBe(explained({ rawCode: 8 }));
  expect(explained({ rawCode: 5 })).toMatchInlineSnapshot(
    `".cupel/cupel.db is locked by another process: wait for it to end or use another --store folder"`,
  );
  expect(explained({ rawCode: 4874 })).toMatchInlineSnapshot(
    `"reading or writing .cupel/cupel.db failed: check the disk, or use another --store folder"`,
  );
});

test('the cause is kept, and anything else passes through', () => {
  const full = Object.assign(new Error('database or disk is full'), { rawCode: 13 });
  expect(explainFailure(full, 'x')).toHaveProperty('cause', full);
  expect(explained({ rawCode: 19 })).toBe('not explained');
  expect(explained({})).toBe('not explained');
  expect(explainFailure('text', 'x')).toBe('text');
});
