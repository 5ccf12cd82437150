#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { lateOptimizing } from '../core/late-optimizing.js';
import { reasonOf } from '../core/system-error.js';
import { endOnSignals } from './stop-signal.js';

for (const flag of lateOptimizing) setFlagsFromString(flag);

// A reader such as `head` may leave early, and a terminal may be closed.
const gone = ['EPIPE', 'EIO'];

endOnSignals();
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (gone.includes(error.code ?? '')) process.exit(0);
  process.stderr.write(`cupel: standard output cannot be written: ${reasonOf(error)}\n`);
  process.exit(2);
});
// A hunt continues without anybody who reads its messages.
process.stderr.on('error', () => undefined);

// Loading the rest takes a moment in which a signal may come, and on a busy machine a long one. Whoever asked for less than
// a hunt wants nothing but the answer.
const isHunt = process.argv[2] === 'hunt';
const loading = setTimeout(() => isHunt && process.stderr.write('loading cupel …\n'), 2000);
const { faultCode, run } = await import('./run.js');
clearTimeout(loading);
const code = await run(process.argv.slice(2));
// After a fault of our own something may still be under way.
if (code === faultCode) process.exit(code);
process.exitCode = code;
