import pc from 'picocolors';
import type { CupelEvent } from '../core/events.js';
import { eventLine } from '../report/event-line.js';
import type { Terminal } from '../report/terminal.js';

/** What standard output is: colours vanish when it is not a terminal or NO_COLOR is set. */
export const terminal: Terminal = terminalOf(process.stdout);

/** What standard error is. */
export const errorTerminal: Terminal = terminalOf(process.stderr);

/** Prints lines for the person, or the program, that asked. */
export function print(text: string): void {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
}

/** Prints a message to standard error, so that standard output holds only results. */
export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Prints an event to standard error, if it has a line. */
export function sayEvent(event: CupelEvent): void {
  const text = eventLine(event);
  if (text !== undefined) say(text);
}

/** Prints what could not be read; the rest was, but the command has not succeeded. */
export function sayDamage(event: CupelEvent): void {
  if (event.kind !== 'damaged') return;
  say(`cupel: ${event.text}`);
  process.exitCode = 2;
}

function terminalOf(stream: NodeJS.WriteStream): Terminal {
  return { width: stream.columns ?? 120, palette: pc.createColors(stream.isTTY === true && !process.env.NO_COLOR) };
}
