import type { JvmCompiler } from './jvm-compiler.js';

/** The servers of a compiler, one after the other: how the JVM of each compiles the compiler, and when its time is over. */
export interface WarmUp {
  /** The flags of the next server. */
  nextFlags(): readonly string[];
  /** Whether the server that has used so much CPU time should be replaced by one that is slower at first, and faster then. */
  isOver(cpuMillis: number): boolean;
}

// C1 alone is fast after some seconds, and gets no faster. C2 is slow at first: with it from 60 CPU s on, hunts with javac
// are twice as fast in their third minute as in their first (`npm run bench -- hunt java --seconds 60,180`). The classes of
// the other compilers are many, and C2 was still at work on them after minutes; `npm run bench -- warm-up LANGUAGE` compares.
const quickMillis: Readonly<Record<JvmCompiler['adapter'], number>> = {
  javac: 60_000,
  ecj: 60_000,
  groovy: Number.POSITIVE_INFINITY,
  kotlin: Number.POSITIVE_INFINITY,
  scala: Number.POSITIVE_INFINITY,
};

// What the JVM itself prints must not come between frames. With C1 alone it would save code memory, and stop compiling when
// that is full.
const always = ['-XX:+DisplayVMOutputToStderr', '-XX:ReservedCodeCacheSize=240m'];
const quick = [...always, '-XX:TieredStopAtLevel=1'];

/**
 * The first server has C1 alone. One that lives long is replaced by one with all tiers; after a loss the next one has C1 again,
 * since where servers are lost often, none gets so old that C2 pays.
 */
export function createWarmUp({ adapter }: Pick<JvmCompiler, 'adapter'>): WarmUp {
  let [isQuick, isNextQuick] = [true, true];
  return {
    nextFlags() {
      [isQuick, isNextQuick] = [isNextQuick, true];
      return isQuick ? quick : always;
    },
    isOver(cpuMillis) {
      const over = isQuick && cpuMillis >= quickMillis[adapter];
      isNextQuick = !over;
      return over;
    },
  };
}
