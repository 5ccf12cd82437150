import type { JvmCompiler } from './jvm-compiler.js';

/** The servers of a compiler, one after the other: how the JVM of each compiles the compiler, and when its time is over. */
export interface WarmUp {
  /** The flags of the next server. */
  nextFlags(): readonly string[];
  /** Whether the server that has used so much CPU time should be replaced by one that is slower at first, and faster then. */
  isOver(cpuMillis: number): boolean;
}

// By `npm run bench -- warm-up LANGUAGE`: C1 alone is faster in the first minutes, and stays as fast as it is after some
// seconds. C2 is busy with javac for a minute, and then javac is one and a half times as fast; the classes of other compilers
// are many, and C2 is still at work on them after minutes.
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
