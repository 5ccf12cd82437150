import type { JvmCompiler } from './jvm-compiler.js';

/** The servers of a compiler, one after the other: how the JVM of each compiles the compiler, and when its time is over. */
export interface WarmUp {
  /** The flags of the next server. */
  nextFlags(): readonly string[];
  /** Whether the server that has used so much CPU time should be replaced by one that is slower at first, and faster then. */
  isOver(cpuMillis: number): boolean;
}

// What the JVM itself prints must not come between frames. With C1 alone it would save code memory, and stop compiling when
// that is full.
const always = ['-XX:+DisplayVMOutputToStderr', '-XX:ReservedCodeCacheSize=240m'];
const quick = [...always, '-XX:TieredStopAtLevel=1'];

/**
 * The first server has C1 alone: it is fast after some seconds, and gets no faster. Where C2 pays (`lasting` of the compiler),
 * one that lives long is replaced by one with C2; after a loss the next one has C1 again, since where servers are lost often,
 * none gets so old that C2 pays. `npm run bench -- warm-up LANGUAGE` compares.
 */
export function createWarmUp({ lasting }: Pick<JvmCompiler, 'lasting'>): WarmUp {
  let [isQuick, isNextQuick] = [true, true];
  return {
    nextFlags() {
      [isQuick, isNextQuick] = [isNextQuick, true];
      return isQuick ? quick : [...always, ...(lasting?.flags ?? [])];
    },
    isOver(cpuMillis) {
      const over = isQuick && lasting !== undefined && cpuMillis >= lasting.afterCpuMillis;
      isNextQuick = !over;
      return over;
    },
  };
}
