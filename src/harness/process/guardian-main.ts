// A process that outlives cupel by a moment: when cupel dies, however it dies, the pipe closes and everything that
// cupel had started or written to temporary folders is removed. See guardian.ts for the other end.
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { killGroup } from './kill-group.js';
import { killMarked } from './strays.js';

const [marks = '{}', groupsAtStart = '[]', foldersAtStart = '[]'] = process.argv.slice(2);
const groups = new Set(JSON.parse(groupsAtStart) as number[]);
const folders = new Set(JSON.parse(foldersAtStart) as string[]);

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const [order, value = ''] = [line.slice(0, 1), line.slice(1)];
  if (order === '+') groups.add(Number(value));
  if (order === '-') groups.delete(Number(value));
  if (order === '>') folders.add(value);
  if (order === '<') folders.delete(value);
});
lines.on('close', () => {
  for (const group of groups) killGroup(group);
  // What has left its group.
  killMarked(JSON.parse(marks) as Readonly<Record<string, string>>);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(0);
});
