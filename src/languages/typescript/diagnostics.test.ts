import { describe, expect, test } from 'vitest';
import { outcomeOf, parseDiagnostics } from './diagnostics.js';

describe('what tsc prints', () => {
  test('is read line by line; further lines of a message belong to it', () => {
    const stdout = [
      "main.ts(3,7): error TS2322: Type '{ a: string; }' is not assignable to type 'T'.",
      "  Types of property 'a' are incompatible.",
      "    Type 'string' is not assignable to type 'number'.",
      "p12/below/other file (1).ts(10,21): error TS2304: Cannot find name 'x(1,2): error TS1: y'.",
      '',
    ].join('\n');
    expect(parseDiagnostics(stdout)).toEqual([
      {
        at: { file: 'main.ts', line: 3, column: 7 },
        code: 'TS2322',
        message: "Type '{ a: string; }' is not assignable to type 'T'.",
      },
      {
        at: { file: 'p12/below/other file (1).ts', line: 10, column: 21 },
        code: 'TS2304',
        message: "Cannot find name 'x(1,2): error TS1: y'.",
      },
    ]);
  });

  test('may be about the whole program, and end its lines as Windows does', () => {
    expect(
      parseDiagnostics("error TS2318: Cannot find global type 'Array'.\r\nmain.ts(1,1): error TS1: x\r\n"),
    ).toEqual([
      { code: 'TS2318', message: "Cannot find global type 'Array'." },
      { at: { file: 'main.ts', line: 1, column: 1 }, code: 'TS1', message: 'x' },
    ]);
  });

  test('may be nothing, or nothing that we know', () => {
    expect(parseDiagnostics('')).toEqual([]);
    expect(parseDiagnostics('Version 7.0.2\n\nFound 1 error.\n')).toEqual([]);
  });
});

test('a program is rejected for its diagnostics, and accepted without', () => {
  const diagnostics = [{ code: 'TS1', message: '' }];
  expect(outcomeOf(diagnostics)).toEqual({ kind: 'rejected', diagnostics });
  expect(outcomeOf([])).toEqual({ kind: 'accepted' });
});
