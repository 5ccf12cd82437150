import { z } from 'zod';
import type { Outcome } from '../../core/outcome.js';
import type { Compilable } from '../../core/toolchain.js';
import { runOutcome } from './run-outcome.js';

/** A script that runs programs one after the other and tells what each printed, in words that every engine knows. */
export function batchScript(programs: readonly Compilable[]): string {
  return `${runner}(${JSON.stringify(programs.map(sourceOf))});\n`;
}

function sourceOf({ files }: Compilable): string {
  return files.map(({ text }) => text).join('\n');
}

// The programs are functions: what they declare is their own, and what they leave in the global object is taken away.
// The line before a program is there for the one that takes the process down.
const runner = `(function (programs) {
  var root = Function('return this')();
  var hasConsole = typeof console === 'object';
  var say = typeof print === 'function' ? print : console.log;
  var known = Object.create(null);
  Object.getOwnPropertyNames(root).forEach(function (name) { known[name] = true; });
  function word(value) {
    if (typeof value === 'bigint') return value + 'n';
    return Object.is(value, -0) ? '-0' : String(value);
  }
  programs.forEach(function (text, at) {
    say(JSON.stringify({ at: at }));
    var lines = [];
    var keep = function () { lines.push(Array.prototype.map.call(arguments, word).join(' ')); };
    if (typeof print === 'function') root.print = keep;
    if (hasConsole) console.log = keep;
    var answer = { at: at, ended: 'returned', message: '' };
    var program;
    try {
      program = new Function(text);
    } catch (error) {
      answer.ended = 'refused';
      answer.message = String(error && error.message);
    }
    try {
      if (program) program();
    } catch (error) {
      answer.ended = 'threw';
      try { answer.message = String(error && error.message); } catch (ignored) { answer.message = ''; }
    }
    Object.getOwnPropertyNames(root).forEach(function (name) {
      if (!known[name]) try { delete root[name]; } catch (ignored) { known[name] = true; }
    });
    answer.stdout = lines.map(function (line) { return line + '\\n'; }).join('');
    say(JSON.stringify(answer));
  });
})`;

const lineSchema = z.union([
  z.object({
    at: z.number(),
    ended: z.enum(['returned', 'threw', 'refused']),
    message: z.string(),
    stdout: z.string(),
  }),
  z.object({ at: z.number(), ended: z.undefined() }),
]);

/** What a batch told before it ended: the outcomes of programs from the first on, and the last one that was begun. */
export interface BatchReport {
  readonly outcomes: readonly Outcome[];
  readonly at: number | undefined;
}

/** Reads the output of a batch. */
export function readBatch(stdout: string): BatchReport {
  const outcomes: Outcome[] = [];
  let at: number | undefined;
  for (const text of stdout.split('\n')) {
    const line = lineSchema.safeParse(parsed(text));
    if (!line.success) continue;
    at = line.data.at;
    if (line.data.ended === undefined || at !== outcomes.length) continue;
    const { ended, message, stdout: printed } = line.data;
    outcomes.push(
      ended === 'refused'
        ? { kind: 'rejected', diagnostics: [{ code: 'SyntaxError', message }] }
        : runOutcome({ stdout: printed, failed: ended === 'threw', message }),
    );
  }
  return { outcomes, at };
}

// A line may be cut off by the end of the process.
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
