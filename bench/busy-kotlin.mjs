// A part of `busy.mjs`: compiles large batches of Kotlin programs for ever, and prints a line when the first one begins.
import { openTarget, resolveTarget } from '../dist/harness/toolchains/resolve.js';
import { language as kotlin } from '../dist/languages/kotlin/language.js';
import { smallProgram } from './jvm-programs.mjs';

export const batchSize = 500;

const limits = { millis: 60_000, bytes: 1024 ** 3 };
const { toolchain } = openTarget(await resolveTarget('kotlin', kotlin.families), { limits, workers: 1 });
const batch = Array.from({ length: batchSize }, (_, i) => smallProgram('kotlin', i));
console.log('begins');
for (;;) await toolchain.observe(batch, { configuration: 'default' });
