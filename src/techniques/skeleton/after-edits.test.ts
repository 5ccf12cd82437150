import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyEdits } from '../../model/source/apply-edits.js';
import { afterEdits } from './after-edits.js';

it('finds the same text again, also around what was replaced, and not what was', () => {
  const text = 'abcdefghijklmnop';
  const edits = [
    { start: 2, end: 4, text: 'LONGER' },
    { start: 8, end: 11, text: '' },
  ];
  const edited = applyEdits(text, edits);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 16 }), (start, end) => {
      fc.pre(
        start < end &&
          edits.every((edit) =>
            start <= edit.start ? end <= edit.start || end >= edit.end : start >= edit.end || end <= edit.end,
          ),
      );
      const within = edits.filter((edit) => start <= edit.start && edit.end <= end);
      const isGone = edits.some((edit) => edit.start <= start && end <= edit.end);
      const [found] = afterEdits([{ start, end }], edits);
      expect(found === undefined).toBe(isGone);
      if (!found) return;
      const own = within.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
      expect(edited.slice(found.start, found.end)).toBe(applyEdits(text.slice(start, end), own));
    }),
  );
});
