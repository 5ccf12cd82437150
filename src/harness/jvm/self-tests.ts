import type { SelfTest } from '../../core/toolchain.js';

/** Programs that prove, before a campaign, that we see what a compiler does with a program. */
export interface SelfTestPrograms {
  readonly path: string;
  readonly accepted: string;
  readonly rejected: string;
  readonly crashing: string;
}

// A crash takes the server down, and the next one must start first.
const crashMillis = 120_000;

/** The self-tests of a compiler on the JVM. */
export function jvmSelfTests({ path, accepted, rejected, crashing }: SelfTestPrograms): readonly SelfTest[] {
  return [
    { name: 'accepts a correct program', files: [{ path, text: accepted }], expected: 'accepted', millis: crashMillis },
    { name: 'rejects a wrong program', files: [{ path, text: rejected }], expected: 'rejected', millis: crashMillis },
    { name: 'a crash is seen', files: [{ path, text: crashing }], expected: 'crashed', millis: crashMillis },
  ];
}

/** An expression nested so deeply that a compiler of any version overflows its stack. */
export function deepExpression(open: string, core: string, close: string, depth = 60_000): string {
  return `${open.repeat(depth)}${core}${close.repeat(depth)}`;
}
