import { expect, it } from 'vitest';
import type { Analyzer } from '../../model/source/analyzer.js';
import { keepSound } from './roll-back.js';
import { policy } from './policy.js';
import type { Reader } from './seeds.js';

// Accepts what has no `!`, and tells the line of the first one, or no place where it is followed by `?`.
const analyzer: Analyzer = {
  analyze: async ([file]) => {
    const lines = file?.text.split('\n') ?? [];
    const line = lines.findIndex((each) => each.includes('!')) + 1;
    if (line === 0) return { kind: 'typed', view: { files: [], declarations: [] } as never };
    const at = lines[line - 1]?.includes('!?') ? {} : { at: { file: 'main', line, column: 1 } };
    return { kind: 'rejected', diagnostics: [{ code: '1', message: 'no', ...at }] };
  },
  close: async () => {},
};
const reader = { analyzer, path: 'main', policy } as Reader;
const text = 'a\nb\nc\nd\n';
const edit = (line: number, value: string) => ({ start: line * 2, end: line * 2 + 1, text: value });

it('takes back what stands in the lines of errors, and nothing else', async () => {
  const edits = [edit(0, 'x\ny'), edit(1, 'o!'), edit(2, 'z'), edit(3, '!')];
  expect(await keepSound(reader, text, edits)).toEqual({ kept: [edits[0], edits[2]], sound: false });
});

it('keeps everything where there is no error, and finds what is wrong if no place is told', async () => {
  const edits = [edit(0, 'x'), edit(1, 'y')];
  expect(await keepSound(reader, text, edits)).toEqual({ kept: edits, sound: true });
  const { kept, sound } = await keepSound(reader, text, [edit(0, '!?'), edit(1, 'y')]);
  expect(sound).toBe(false);
  expect(kept.map((each) => each.text)).not.toContain('!?');
});
