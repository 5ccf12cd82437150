import { createInterface } from 'node:readline';
import { reasonOf } from '../../core/system-error.js';
import { type ChildGroup, startGroup } from './child-group.js';
import { runProcess } from './run-process.js';
import { confine, enter, prove } from './sandbox-scripts.js';
import { runsFolder } from './temporary-folder.js';

/** A program to start, and its arguments. */
interface Command {
  readonly command: string;
  readonly args: readonly string[];
  /** The names under which what starts it complains. */
  readonly startedBy?: readonly string[];
}

/** Whether runs are confined on this machine: by a process that holds namespaces for them, or not, and why. */
type Sandbox =
  | { readonly kind: 'confined'; readonly holder: ChildGroup }
  | { readonly kind: 'open'; readonly why: string };

// A busy machine may take long for it, and must not be taken for one that cannot.
const startMillis = 60_000;
const attempts = 3;

const late = 'unshare or nsenter did not answer in time';

let current: { readonly folder: string; readonly sandbox: Promise<Sandbox> } | undefined;

/** Why runs are not confined on this machine; nothing if they are. */
export async function whyOpen(): Promise<string | undefined> {
  const sandbox = await sandboxNow();
  return sandbox.kind === 'open' ? sandbox.why : undefined;
}

/**
 * The command that starts a program of somebody without network, with a file system that is read-only but for the folder of
 * runs, and without sight of other processes; the program itself where the machine does not allow that. Exit codes and
 * signals stay the same.
 */
export async function confined({ command, args }: Command, cwd: string): Promise<Command> {
  const sandbox = await sandboxNow();
  return sandbox.kind === 'open' ? { command, args } : entering(sandbox.holder, cwd, { command, args });
}

/** The same for a program that needs no folder of its own, anew for each time it is started: a sandbox may be lost. */
export function confinedWorker(command: Command): () => Promise<Command> {
  return () => confined(command, runsFolder());
}

function sandboxNow(): Promise<Sandbox> {
  const folder = runsFolder();
  if (current?.folder !== folder) current = { folder, sandbox: start(folder, attempts) };
  return current.sandbox;
}

async function start(folder: string, left: number): Promise<Sandbox> {
  const open = (why: string): Sandbox => ({ kind: 'open', why });
  if (process.env.CUPEL_SANDBOX === 'off') return open('CUPEL_SANDBOX is off');
  if (process.platform !== 'linux') return open('only Linux has user namespaces');
  const kinds = ['--user', '--map-root-user', '--net', '--mount', '--pid', '--fork', '--mount-proc'];
  const started = startGroup('unshare', [...kinds, '--', 'sh', '-c', confine, folder], {});
  const holder = await started.catch((error: unknown) => `unshare (util-linux) cannot be started: ${reasonOf(error)}`);
  if (typeof holder === 'string') return open(holder);
  const why = (await whyNotReady(holder)) ?? (await whyNotConfined(holder, folder));
  if (why !== undefined) {
    holder.stop('aborted');
    return why === late && left > 1 ? start(folder, left - 1) : open(why);
  }
  // One that somebody killed is replaced.
  holder.child.once('exit', () => {
    if (current?.folder === folder) current = undefined;
  });
  // It must not keep cupel from ending; the guardian ends it with everything else.
  holder.child.unref();
  for (const stream of [holder.child.stdin, holder.child.stdout, holder.child.stderr])
    (stream as unknown as { unref(): void }).unref();
  return { kind: 'confined', holder };
}

function whyNotReady({ child }: ChildGroup): Promise<string | undefined> {
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(late), startMillis);
    child.once('close', () => {
      clearTimeout(timer);
      resolve(said.split('\n')[0] || 'unshare ended without a reason');
    });
    createInterface({ input: child.stdout }).once('line', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}

async function whyNotConfined(holder: ChildGroup, folder: string): Promise<string | undefined> {
  const proof = entering(holder, folder, { command: 'sh', args: ['-c', prove, 'sh', folder] });
  const limits = { millis: startMillis, bytes: 1024 ** 3 };
  const { ended, exitCode, stderr } = await runProcess({ ...proof, limits }).catch(() => ({
    ended: 'notStarted',
    exitCode: null,
    stderr: 'nsenter (util-linux) was not found on the PATH',
  }));
  if (ended === 'timedOut' || ended === 'starved') return late;
  return exitCode === 0 ? undefined : stderr.split('\n')[0] || 'what was confined could write elsewhere';
}

// Without its capabilities the root of a namespace cannot undo what makes it one. The folder is entered last, since one
// that was opened before would lead out of the namespace.
function entering({ pid }: ChildGroup, cwd: string, { command, args }: Command): Command {
  const of = (name: string) => `/proc/${pid}/ns/${name}`;
  return {
    command: 'nsenter',
    args: [
      ...[`--user=${of('user')}`, `--mount=${of('mnt')}`, `--net=${of('net')}`, `--pid=${of('pid_for_children')}`],
      ...['--preserve-credentials', '--'],
      ...['setpriv', '--bounding-set=-all', '--inh-caps=-all', '--no-new-privs', '--'],
      ...['sh', '-c', enter, 'enter', cwd, command, ...args],
    ],
    startedBy: ['nsenter', 'setpriv', 'enter'],
  };
}
