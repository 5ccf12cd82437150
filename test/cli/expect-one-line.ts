import { expect } from 'vitest';
import type { CupelResult } from './run-cupel.js';

/** Expects that a command told a mistake of the user in one line, and did nothing else. */
export function expectOneLine({ code, stdout, stderr: all }: CupelResult, text: string | RegExp): void {
  const stderr = withoutSigns(all);
  expect(stderr).toMatch(/^cupel: .+\n$/);
  expect(stderr).toMatch(text);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
  expect(stderr.trimEnd() + stdout).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
  expect(stdout).toBe('');
  expect(code).toBe(2);
}

/** What a command says, without the signs of life that a hunt gives on a busy machine. */
export function withoutSigns(stderr: string): string {
  return stderr.replace(/^(?:loading cupel …| {2}starting … \d+:\d\d)\n/gm, '');
}
