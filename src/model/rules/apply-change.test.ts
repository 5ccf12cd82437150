import { describe, expect, test } from 'vitest';
import { applyChange } from './apply-change.js';
import { atFault, insertAfter, insertBefore, replace } from './edits.js';

const files = [
  { path: 'a.ts', text: 'one\ntwo\nthree\n' },
  { path: 'b.ts', text: 'four\n' },
];
const two = { path: 'a.ts', start: 4, end: 7 };
const four = { path: 'b.ts', start: 0, end: 4 };

describe('the edits of a rule', () => {
  test('are made in all files, and the first one is where an error is expected', () => {
    const changed = applyChange(files, [replace(four, 'vier'), insertBefore(two, 'a\n'), insertAfter(two, '!')]);
    expect(changed?.files.map(({ text }) => text)).toEqual(['one\na\ntwo!\nthree\n', 'vier\n']);
    expect(changed?.at).toEqual({ file: 'a.ts', line: 2, column: 1 });
  });

  test('say where the error is expected, as it stands after the edits before', () => {
    const changed = applyChange(files, [insertBefore(two, 'x\ny\n'), atFault(insertAfter(two, '\n wrong'))]);
    expect(changed?.files[0]?.text).toBe('one\nx\ny\ntwo\n wrong\nthree\n');
    expect(changed?.at).toEqual({ file: 'a.ts', line: 5, column: 2 });
  });

  test('may make files', () => {
    const made = applyChange(files, [{ path: 'c.ts', start: 0, end: 0, text: 'five\n' }, replace(two, '2')]);
    expect(made?.files.map(({ path }) => path)).toEqual(['a.ts', 'b.ts', 'c.ts']);
    expect(made?.at).toEqual({ file: 'a.ts', line: 2, column: 1 });
  });

  test('that change nothing are none', () => {
    expect(applyChange(files, [])).toBeUndefined();
    expect(applyChange(files, [replace(two, 'two')])).toBeUndefined();
  });

  test('stay within their file', () => {
    expect(() => applyChange(files, [{ ...two, end: 400, text: '' }])).toThrow('outside of the file');
    expect(() => applyChange(files, [{ ...two, start: -1, text: '' }])).toThrow('outside of the file');
  });
});
