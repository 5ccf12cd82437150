import { expect, test } from 'vitest';
import { noteExercised } from './note-exercised.js';

test('each is told once, and again only where an earlier program exercises it', () => {
  const noted = noteExercised();
  noted.note(4, { members: ['f', 'g'], sequences: ['s'] });
  noted.note(6, { members: ['f'], sequences: ['s', 't'] });
  expect(noted.take()).toEqual([
    { kind: 'member', name: 'f', index: 4 },
    { kind: 'member', name: 'g', index: 4 },
    { kind: 'sequence', name: 's', index: 4 },
    { kind: 'sequence', name: 't', index: 6 },
  ]);
  noted.note(2, { members: ['g'], sequences: ['t'] });
  noted.note(1, { members: ['g'], sequences: [] });
  noted.note(9, { members: ['f', 'g'], sequences: ['s', 't'] });
  expect(noted.take()).toEqual([
    { kind: 'member', name: 'g', index: 1 },
    { kind: 'sequence', name: 't', index: 2 },
  ]);
  expect(noted.take()).toEqual([]);
});
