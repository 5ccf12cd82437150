import type { Outcome } from '../../core/outcome.js';
import type { ProcessResult } from '../../harness/process/run-process.js';
import { cutOffOutcome, killedOutcome } from '../../harness/run-result.js';
import { outcomeOf, parseDiagnostics } from './diagnostics.js';

// Both implementations print diagnostics to standard output and die on standard error, so neither text can be taken
// for the other. Exit codes do not tell: plain errors give 1 or 2, and so do crashes.
const crashMarks = {
  javascript: /^\s+at .*_?tsc\.js:\d+|^Error: Debug Failure|^RangeError: |^TypeError: /m,
  native: /^(panic: |fatal error: |runtime: |SIG[A-Z]+: )/m,
};

const memoryMarks = {
  javascript: /^FATAL ERROR: .*(heap out of memory|Allocation failed)|^# Fatal process out of memory/m,
  native: /^(fatal error: runtime: (out of memory|cannot allocate memory)|runtime: out of memory)/m,
};

// The machine had no thread for the Go run time: that is no fault of the compiler.
const machineMark = /^(runtime: failed to create new OS thread|fatal error: newosproc)/m;

// By these a process ends itself; any other signal came from somebody else.
const ownSignals: readonly (NodeJS.Signals | null)[] = ['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP'];

/** What a run of the command-line compiler means for the program, or programs, that it compiled. */
export function commandOutcome(result: ProcessResult, implementation: 'javascript' | 'native'): Outcome {
  if (result.ended === 'timedOut' || result.ended === 'outOfMemory') return { kind: result.ended };
  if (memoryMarks[implementation].test(result.stderr)) return { kind: 'outOfMemory' };
  if (machineMark.test(result.stderr)) return { kind: 'toolFailed', message: 'the compiler could not start a thread' };
  if (crashMarks[implementation].test(result.stderr)) return { kind: 'crashed', stack: result.stderr };
  if (ownSignals.includes(result.killedBy)) return { kind: 'crashed', stack: `${result.killedBy}\n${result.stderr}` };
  if (result.exitCode === null) return killedOutcome('the compiler', result);
  if (result.cutOff) return cutOffOutcome;
  if (result.exitCode !== 0) {
    const diagnostics = parseDiagnostics(result.stdout);
    if (diagnostics.length > 0) return outcomeOf(diagnostics);
    return {
      kind: 'toolFailed',
      message: `exit code ${result.exitCode} without a diagnostic: ${result.stderr.slice(0, 300)}`,
    };
  }
  return { kind: 'accepted' };
}
