import { describe, expect, test } from 'vitest';
import type { ProcessResult } from '../../harness/process/run-process.js';
import { commandOutcome } from './command-outcome.js';

type Implementation = Parameters<typeof commandOutcome>[1];

const ended: ProcessResult = { ended: 'exited', exitCode: 0, killedBy: null, stdout: '', stderr: '', cpuMillis: 0 };
const outcome = (implementation: Implementation, change: Partial<ProcessResult>) =>
  commandOutcome({ ...ended, ...change }, implementation);
const both: readonly Implementation[] = ['javascript', 'native'];

const overflow = `/usr/lib/node_modules/typescript/lib/_tsc.js:123693
      throw e;
      ^

RangeError: Maximum call stack size exceeded
    at isReachableFlowNodeWorker (/usr/lib/node_modules/typescript/lib/_tsc.js:70258:37)

Node.js v20.20.2
`;
const debugFailure = `/usr/lib/node_modules/typescript/lib/_tsc.js:123693
      throw e;
      ^

Error: Debug Failure. False expression.
    at getTypeOfSymbol (/usr/lib/node_modules/typescript/lib/_tsc.js:55555:11)
`;
const ownError = `Error: ENOSPC: no space left on device, write
    at Object.writeSync (node:fs:932:3)
`;
const heap = `
<--- Last few GCs --->
[42:0x1] 5000 ms: Mark-Compact 2040.1 (2083.0) -> 2039.9 (2083.2) MB
<--- JS stacktrace --->
FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory
----- Native stack trace -----
 1: 0xb8ced1 node::OOMErrorHandler(char const*, v8::OOMDetails const&) [node]
`;
const zone = `

#
# Fatal process out of memory: Zone
#
`;
const goPanic = `panic: runtime error: invalid memory address or nil pointer dereference
[signal SIGSEGV: segmentation violation code=0x1 addr=0x8 pc=0x8735a7]

goroutine 48 [running]:
github.com/microsoft/typescript-go/internal/checker.(*Checker).getTypeOfNode(0xc4aff0e8c08)
`;
const goOverflow = `runtime: goroutine stack exceeds 1000000000-byte limit
fatal error: stack overflow
`;
const goMemory = `runtime: out of memory: cannot allocate 4194304-byte block (2147483648 in use)
fatal error: out of memory
`;
const goThreads = `runtime: failed to create new OS thread (have 12 already; errno=11)
runtime: may need to increase max user processes (ulimit -u)
fatal error: newosproc
`;

describe('a run of the command-line compiler', () => {
  test.each(both)('of %s that ends well accepts', (implementation) => {
    expect(outcome(implementation, {})).toEqual({ kind: 'accepted' });
    expect(outcome(implementation, { stderr: '(node:1) Warning: TypeError: is not one\n' }).kind).toBe('accepted');
  });

  test.each([1, 2])('with errors and exit code %i rejects', (exitCode) => {
    const stdout = 'main.ts(1,2): error TS2304: No x.\nerror TS2318: No Array.\n';
    for (const implementation of both) {
      expect(outcome(implementation, { exitCode, stdout })).toEqual({
        kind: 'rejected',
        diagnostics: [
          { at: { file: 'main.ts', line: 1, column: 2 }, code: 'TS2304', message: 'No x.' },
          { code: 'TS2318', message: 'No Array.' },
        ],
      });
    }
  });

  test.each<[string, Implementation, string]>([
    ['a stack overflow in JavaScript', 'javascript', overflow],
    ['a debug failure', 'javascript', debugFailure],
    ['a panic', 'native', goPanic],
    ['a stack overflow in Go', 'native', goOverflow],
  ])('with %s crashes, although it printed errors too', (_, implementation, stderr) => {
    for (const exitCode of [1, 2]) {
      const result = outcome(implementation, { exitCode, stderr, stdout: 'main.ts(1,2): error TS2304: No x.\n' });
      expect(result).toEqual({ kind: 'crashed', stack: stderr });
    }
  });

  test.each(['SIGSEGV', 'SIGABRT', 'SIGILL', 'SIGTRAP', 'SIGBUS'] as const)('ended by %s crashes', (killedBy) => {
    const result = outcome('javascript', { exitCode: null, killedBy, stderr: '# Fatal error in x\n' });
    expect(result).toEqual({ kind: 'crashed', stack: `${killedBy}\n# Fatal error in x\n` });
  });

  test.each(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'] as const)('ended by %s says nothing', (killedBy) => {
    for (const implementation of both) {
      expect(outcome(implementation, { exitCode: null, killedBy }).kind).toBe('toolFailed');
    }
  });

  test.each<[string, Implementation, Partial<ProcessResult>]>([
    ['a full heap', 'javascript', { exitCode: null, killedBy: 'SIGABRT', stderr: heap }],
    ['no memory for V8 itself', 'javascript', { exitCode: null, killedBy: 'SIGTRAP', stderr: zone }],
    ['no memory for Go', 'native', { exitCode: 2, stderr: goMemory }],
    ['our limit', 'native', { ended: 'outOfMemory', exitCode: null, killedBy: 'SIGKILL', stderr: goPanic }],
  ])('with %s ran out of memory', (_, implementation, change) => {
    expect(outcome(implementation, change)).toEqual({ kind: 'outOfMemory' });
  });

  test('that was stopped at the deadline timed out', () => {
    const change = { ended: 'timedOut', exitCode: null, killedBy: 'SIGKILL' } as const;
    for (const implementation of both) expect(outcome(implementation, change)).toEqual({ kind: 'timedOut' });
  });

  test.each<[string, Implementation, Partial<ProcessResult>]>([
    ['an exit code and nothing else', 'native', { exitCode: 1 }],
    ['a full disk', 'javascript', { exitCode: 1, stderr: ownError }],
    ['no threads left', 'native', { exitCode: 2, stderr: goThreads }],
  ])('with %s is a failure of ours', (_, implementation, change) => {
    expect(outcome(implementation, change).kind).toBe('toolFailed');
  });
});
