import type { Limits } from '../../core/toolchain.js';

/** The stack of a compilation, the same in the server and on the command line, so that overflows agree. */
export const stackKilobytes = 8192;

// A compiler on the JVM is slow until it is warm, and a hang is confirmed with more time anyway.
const patience = 3;

// What a JVM holds beside its heap: code, class data, stacks.
const besideHeap = 1024 ** 3;

/** The limits of a JVM that compiles; the heap gets what the user allows. */
export function jvmLimits(limits: Limits): Limits {
  return { millis: limits.millis * patience, bytes: limits.bytes + besideHeap };
}

// So many compilations at a time have room in the heap that one of them may have.
const threadsPerHeap = 4;

/** The limits of a server before those of its JVM are added: its heap grows with its threads. */
export function serverLimits({ millis, bytes }: Limits, threads: number): Limits {
  return { millis, bytes: bytes * Math.max(1, threads / threadsPerHeap) };
}

/** Flags of a JVM that compiles one program and ends: optimizing more than quickly costs twice the time of a kotlinc. */
export const briefFlags: readonly string[] = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** The flags that set heap and stack. */
export function memoryFlags(limits: Limits): string[] {
  return [`-Xmx${Math.floor(limits.bytes / 1024 ** 2)}m`, `-Xss${stackKilobytes}k`];
}
