import colors from 'picocolors';
import { expect, test } from 'vitest';
import { type ProgressSnapshot, progressLine } from './progress-line.js';
import { plainTerminal } from './terminal.js';

const snapshot: ProgressSnapshot = {
  elapsedSeconds: 30,
  programs: 1240,
  counts: { pass: 1201, bug: 2, inconclusive: 37 },
  findings: 2,
};

test('the line says how fast, what, and how long', () => {
  expect(progressLine({ ...snapshot, totalSeconds: 78 })).toMatchInlineSnapshot(
    `"  1,240 programs  41/s  pass 1,201  bug 2  inconclusive 37  findings 2  left 0:48"`,
  );
  expect(progressLine({ ...snapshot, totalPrograms: 1_000_000 })).toMatchInlineSnapshot(
    `"  1,240 programs  41/s  pass 1,201  bug 2  inconclusive 37  findings 2  left 6:42:44"`,
  );
  expect(progressLine(snapshot)).not.toContain('left');
});

test('at the start there is no rate to go by', () => {
  const start = { elapsedSeconds: 0, programs: 0, counts: { pass: 0, bug: 0, inconclusive: 0 }, findings: 0 };
  expect(progressLine({ ...start, totalPrograms: 10 })).toMatchInlineSnapshot(
    `"  0 programs  0.0/s  pass 0  inconclusive 0  findings 0"`,
  );
});

test('time that has run out does not turn negative', () => {
  expect(progressLine({ ...snapshot, totalSeconds: 20 })).toContain('left 0:00');
});

test('a narrow terminal loses the least important parts, and none is ever overrun', () => {
  const line = (width: number) => progressLine({ ...snapshot, totalSeconds: 78 }, { ...plainTerminal, width });
  expect(line(60)).toMatchInlineSnapshot(`"  1,240 programs  41/s  pass 1,201  findings 2  left 0:48"`);
  expect(line(40)).toMatchInlineSnapshot(`"  1,240 programs  findings 2  left 0:48"`);
  for (let width = 0; width < 100; width++) expect(line(width).length).toBeLessThanOrEqual(width);
});

test('colours take no room', () => {
  const terminal = { width: 85, palette: colors.createColors(true) };
  const painted = progressLine({ ...snapshot, totalSeconds: 78 }, terminal);
  expect(painted).toContain('\u001b[');
  expect(painted).toContain('inconclusive 37');
});
