import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Observed } from '../../core/outcome.js';
import type { Compilable } from '../../core/test-program.js';
import type { ObserveOptions } from '../../core/toolchain.js';

/** What is asked of a keeper: to observe programs, or to stop that. */
export type Request =
  | {
      readonly id: number;
      readonly programs: readonly Compilable[];
      readonly options: Omit<ObserveOptions, 'signal' | 'onObserved'>;
    }
  | { readonly id: number; readonly stop: true };

/** What a keeper answers: a program that is judged, all of them, or why there is no answer. */
export type Answer =
  | { readonly id: number; readonly place: number; readonly observed: Observed }
  | { readonly id: number; readonly all: readonly Observed[] }
  | { readonly id: number; readonly failed: string };

/** Sends a message: one line of JSON. */
export function send(socket: Socket, message: Request | Answer): void {
  if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
}

/** Hears of every message that comes. */
export function receive<Message>(socket: Socket, heard: (message: Message) => void): void {
  const lines = createInterface({ input: socket });
  lines.on('line', (line) => heard(JSON.parse(line) as Message));
  // It repeats the error of the socket, which has a listener of its own.
  lines.on('error', () => undefined);
}
