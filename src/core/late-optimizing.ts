// Later versions have a compiler in between (Maglev), need this less, and do not have the flag.
const isEager = process.versions.node.startsWith('20.');

/**
 * Flags of Node.js for processes with a lot of code that live for minutes: functions are optimized later than usual. Otherwise
 * up to half of their CPU time in the first minutes goes to the optimizing compiler.
 */
export const lateOptimizing: readonly string[] = isEager ? ['--interrupt-budget=600000'] : [];
