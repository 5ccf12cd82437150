import { z } from 'zod';
import type { Driver } from '../../core/driver.js';
import type { Outcome } from '../../core/outcome.js';
import { sourcesOf } from '../../core/sources.js';
import type { Compilable } from '../../core/test-program.js';
import { runOutcome } from './run-outcome.js';
import { textOf } from './text-of.js';

/** A script that runs programs one after the other and tells what each printed, in words that every engine knows. */
export function batchScript(programs: readonly Compilable[]): string {
  // An engine would compile what programs have in common anew for each of them, and that takes longer than the programs.
  const shared = new Map<string, string>();
  const nameOf = (text: string): string => {
    const name = shared.get(text) ?? `sharedByTheBatch${shared.size}`;
    shared.set(text, name);
    return name;
  };
  const texts = programs.map((program) => textOf(sourcesOf(program, nameOf)));
  const members = [...shared].map(([text, name]) => `${name}: ${text}`);
  return `${runner}(${JSON.stringify(texts)}, {${members.join(', ')}});\n`;
}

// The programs are functions: what they declare is their own, and what they leave in the global object is taken away.
// The line before a program tells that it has begun: its time counts from there.
const runner = `(function (programs, shared) {
  var names = Object.keys(shared);
  var values = names.map(function (name) { return shared[name]; });
  var root = Function('return this')();
  var hasConsole = typeof console === 'object';
  var say = typeof print === 'function' ? print : console.log;
  var known = Object.create(null);
  Object.getOwnPropertyNames(root).forEach(function (name) { known[name] = true; });
  function word(value) {
    return wordWithin(value, 0);
  }
  // The sign of zero counts inside of arrays as well.
  function wordWithin(value, depth) {
    if (typeof value === 'bigint') return value + 'n';
    if (!Array.isArray(value) || depth > 3) return Object.is(value, -0) ? '-0' : String(value);
    return '[ ' + value.map(function (each) { return wordWithin(each, depth + 1); }).join(', ') + ' ]';
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
      program = Function.apply(null, names.concat(text));
    } catch (error) {
      answer.ended = 'refused';
      answer.message = String(error && error.message);
    }
    try {
      if (program) program.apply(undefined, values);
    } catch (error) {
      answer.ended = 'threw';
      try { answer.error = String(error && error.name); } catch (ignored) { answer.error = ''; }
      try { answer.message = String(error && error.message); } catch (ignored) { answer.message = ''; }
    }
    Object.getOwnPropertyNames(root).forEach(function (name) {
      if (!known[name]) try { delete root[name]; } catch (ignored) { known[name] = true; }
    });
    answer.stdout = lines.map(function (line) { return line + '\\n'; }).join('');
    say(JSON.stringify(answer));
  });
})`;

/** Tells which line says that the next program begins: once for each, whatever the programs print. */
export function beginnings(programs: number): (line: string) => boolean {
  let next = 0;
  return (line) => {
    const begins = next < programs && line === JSON.stringify({ at: next });
    if (begins) next++;
    return begins;
  };
}

const lineSchema = z.object({
  at: z.number(),
  ended: z.enum(['returned', 'threw', 'refused']),
  message: z.string(),
  error: z.string().exactOptional(),
  stdout: z.string(),
});

/** Reads what a batch told before it ended: the outcomes of its programs from the first on. */
export function readBatch(stdout: string, programs: readonly Compilable[]): Outcome[] {
  const outcomes: Outcome[] = [];
  for (const text of stdout.split('\n')) {
    const line = lineSchema.safeParse(parsed(text));
    const program = programs[outcomes.length];
    if (program && line.success && line.data.at === outcomes.length)
      outcomes.push(outcomeOf(line.data, program.driver));
  }
  return outcomes;
}

function outcomeOf({ ended, message, error, stdout }: z.output<typeof lineSchema>, driver?: Driver): Outcome {
  if (ended === 'refused') return { kind: 'rejected', diagnostics: [{ code: 'SyntaxError', message }] };
  const failed = ended === 'threw';
  return runOutcome({ stdout, failed, message, ...(error && { error }) }, driver);
}

// A line may be cut off by the end of the process.
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
