#!/usr/bin/env node
import { faultCode, run } from './run.js';

// A reader such as `head` may leave early; a hunt continues without it.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
process.stderr.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const code = await run(process.argv.slice(2));
// After a fault of our own something may still be under way.
if (code === faultCode) process.exit(code);
process.exitCode = code;
