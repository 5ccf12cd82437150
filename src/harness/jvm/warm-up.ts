import type { JvmCompiler } from './jvm-compiler.js';

// Measured on 2 cores with programs of about 230 lines, programs per CPU second in the first 60 and 120 CPU seconds, C1 alone
// against all tiers: kotlin@2.4.20 5.9 and 7.2 against 2.7 and 4.2; scala@3.9.0 10.1 and 10.0 against 3.4 and 5.5;
// groovy@5.1.3 7.1 against 4.4. Their classes are many, and C2 is still at work on them after minutes. javac is small: C2 is done after a minute, and then compiles 92 programs instead of 58.
const quickly = new Set<JvmCompiler['adapter']>(['groovy', 'kotlin', 'scala']);

/** The flags that decide how the JVM of a server compiles the compiler. */
export function warmUpFlags({ adapter }: Pick<JvmCompiler, 'adapter'>): readonly string[] {
  // What the JVM itself prints must not come between frames. With C1 alone it would save code memory, and stop compiling
  // when that is full.
  const always = ['-XX:+DisplayVMOutputToStderr', '-XX:ReservedCodeCacheSize=240m'];
  return quickly.has(adapter) ? [...always, '-XX:TieredStopAtLevel=1'] : always;
}
