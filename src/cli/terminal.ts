import pc from 'picocolors';
import type { CupelEvent } from '../core/events.js';
import { eventLine } from '../report/event-line.js';
import { jsonText } from '../report/json-text.js';
import type { Terminal } from '../report/terminal.js';
import { terminalText } from '../report/visible-text.js';

/** What standard output is: colours vanish when it is not a terminal or NO_COLOR is set. */
export const terminal: Terminal = terminalOf(process.stdout);

/** What standard error is. */
export const errorTerminal: Terminal = terminalOf(process.stderr);

/** Prints lines for the person who asked; whatever they hold, nothing of it acts on a terminal. */
export function print(text: string): void {
  write(terminalText(text, process.stdout.isTTY === true));
}

/** Prints a value for a program that asked, as one line of JSON. */
export function printJson(value: unknown): void {
  write(jsonText(value));
}

/** Prints a text that must stay as it is, such as a program or a report, unless a terminal would obey it. */
export function printDocument(text: string): void {
  write(process.stdout.isTTY ? terminalText(text, false) : text);
}

/** Prints a message to standard error, so that standard output holds only results. */
export function say(text: string): void {
  process.stderr.write(`${terminalText(text, process.stderr.isTTY === true)}\n`);
}

function write(text: string): void {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
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
