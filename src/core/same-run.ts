import type { Run } from './outcome.js';

/** Whether two runs of a program did the same, as far as the platforms that they ran on must do alike. */
export function isSameRun(a: Run, b: Run): boolean {
  return a.exitCode === b.exitCode && isSameOutput(a, b);
}

function isSameOutput(a: Run, b: Run): boolean {
  const crosses = a.portable && b.portable && a.portable.platform !== b.portable.platform;
  return crosses ? a.portable?.checksum === b.portable?.checksum : a.checksum === b.checksum;
}
