import { CommanderError } from 'commander';
import { UserError } from '../core/errors.js';
import { systemReason } from '../core/system-error.js';
import { Stopped } from './stop-signal.js';

/** What is said about an error, and the exit code; nothing when cupel itself is at fault. */
export interface Explanation {
  readonly text?: string;
  readonly exitCode: number;
}

const userCode = 2;

/** Explains what a person did or can fix. */
export function explain(error: unknown): Explanation | undefined {
  if (error instanceof CommanderError) {
    return error.exitCode === 0 ? { exitCode: 0 } : { text: inOurWords(error.message), exitCode: userCode };
  }
  if (error instanceof UserError) return { text: error.message, exitCode: userCode };
  if (error instanceof Stopped) return { exitCode: error.exitCode };
  const reason = systemReason(error);
  if (reason === undefined) return undefined;
  const { path } = error as NodeJS.ErrnoException;
  const what = path === undefined ? '' : `${path} cannot be used: `;
  return { text: `${what}${reason}; fix this and run the command again`, exitCode: userCode };
}

// commander writes "error: unknown option '--tarket'\n(Did you mean --target?)".
function inOurWords(message: string): string {
  const [first = '', ...rest] = message.replace(/^error: /, '').split('\n');
  const said = first.replace(/\. Expected .*$/, '');
  const hint = /\((?:Did you mean (?:one of )?)(.*)\?\)/.exec(rest.join(' '))?.[1];
  return `${said}; ${hint === undefined ? 'see --help' : `did you mean ${hint}?`}`;
}
