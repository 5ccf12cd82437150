import { onTestFinished } from 'vitest';
import type { Outcome } from '../../src/core/outcome.js';
import type { Compilable } from '../../src/core/test-program.js';
import { type OpenTarget, openTarget, resolveTarget } from '../../src/harness/toolchains/resolve.js';
import { language } from '../../src/languages/javascript/language.js';

/** Opens an engine until the test ends. */
export async function openEngine(text: string, millis = 60_000): Promise<OpenTarget> {
  const resolved = await resolveTarget(text, language.families);
  const target = openTarget(resolved, { limits: { millis, bytes: 2 * 1024 ** 3 }, workers: 1 });
  onTestFinished(() => target.toolchain.close());
  return target;
}

/** A program of one file. */
export function program(text: string): Compilable {
  return { files: [{ path: 'main.js', text }] };
}

/** What a program printed, or what became of it instead. */
export function printed(outcome: Outcome | undefined): string {
  return outcome?.kind === 'accepted' ? (outcome.run?.stdout.trim() ?? '') : (outcome?.kind ?? 'none');
}
