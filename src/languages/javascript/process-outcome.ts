import type { Driver } from '../../core/driver.js';
import type { Outcome } from '../../core/outcome.js';
import type { ProcessResult } from '../../harness/process/run-process.js';
import { cutOffOutcome, killedOutcome, stoppedOutcome } from '../../harness/run-result.js';
import { runOutcome } from './run-outcome.js';

// What V8, JavaScriptCore and SpiderMonkey print when one of their own assumptions does not hold.
const crashMark =
  /^# Fatal error in |^# (Check|Debug check) failed|^#\s+unreachable code|^ASSERTION FAILED: |^Assertion failure: /m;
const memoryMark =
  /^FATAL ERROR: .*(heap out of memory|Allocation failed)|^#? ?Fatal (JavaScript|process) .*out of memory|^out of memory$/im;

// By these a process ends itself; any other signal came from somebody else.
const ownSignals: readonly (NodeJS.Signals | null)[] = ['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP'];

/** What the end of a process that ran one program means for it. */
export function processOutcome(result: ProcessResult, driver?: Driver): Outcome {
  const { ended, exitCode, killedBy, stdout, stderr } = result;
  if (ended === 'timedOut') return stoppedOutcome(ended);
  if (ended === 'outOfMemory' || memoryMark.test(stderr)) {
    return { kind: 'toolFailed', message: 'the program exceeded a limit: out of memory' };
  }
  if (crashMark.test(stderr)) return { kind: 'crashed', stack: stderr };
  if (ownSignals.includes(killedBy)) return { kind: 'crashed', stack: `${killedBy}\n${stderr}` };
  if (exitCode === null) return killedOutcome('the engine', result);
  if (result.cutOff) return cutOffOutcome;
  return runOutcome({ stdout, failed: exitCode !== 0, message: stderr }, driver);
}
