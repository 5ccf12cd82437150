import { expect, test } from 'vitest';
import { byFlag, readSettings } from './read-settings.js';

test('all mistakes are told at once, by the names of settings', () => {
  const given = { workers: 0, size: 'huge', wrokers: 2, seed: 7n };
  expect(() => readSettings(given)).toThrow(
    [
      'seed must be text or a number, not 7n',
      'workers must be a whole number from 1 to 256, not 0',
      'size must be small, medium or large, not "huge"',
      "there is no setting 'wrokers'; did you mean workers?",
    ].join('\n'),
  );
  expect(() => readSettings(null)).toThrow('the settings must be an object');
});

test('on the command line they are flags', () => {
  expect(() => readSettings({ triageBudget: 'soon' }, byFlag)).toThrow(/^--triage-budget must be .*, not "soon"$/);
});
