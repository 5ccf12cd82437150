import { expect, test } from 'vitest';
import type { HuntReport } from '../../core/hunt-report.js';
import { huntProblem } from './hunt-outcome.js';

const report = (change: Partial<HuntReport>) => ({ campaign: 'c-1', status: 'finished', ...change }) as HuntReport;

test('a campaign that tested no program is a problem, whatever the others did', () => {
  expect(huntProblem([report({ programs: 7 }), report({ campaign: 'c-2', programs: 0 })])).toMatch(
    /^campaign c-2 tested no program/,
  );
});

test('but not one that the user stopped', () => {
  expect(huntProblem([report({ programs: 7 }), report({ status: 'stopped', programs: 0 })])).toBeUndefined();
});
