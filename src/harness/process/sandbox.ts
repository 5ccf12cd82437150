import { createInterface } from 'node:readline';
import { type ChildGroup, startGroup } from './child-group.js';
import { runProcess } from './run-process.js';
import { runsFolder } from './temporary-folder.js';

/** A program to start, and its arguments. */
interface Command {
  readonly command: string;
  readonly args: readonly string[];
}

/** Whether runs are confined on this machine: by a process that holds namespaces for them, or not, and why. */
type Sandbox =
  | { readonly kind: 'confined'; readonly holder: ChildGroup }
  | { readonly kind: 'open'; readonly why: string };

const startMillis = 20_000;

// Everything but the folder of runs becomes read-only. The options of a mount are kept: some may not be changed.
const confine = `set -e
mount --bind "$0" "$0"
mount -t tmpfs none /dev/shm
while read -r id parent device root target options rest; do
  case "$options" in ro*) continue ;; esac
  target=$(printf '%b' "$target")
  case "$target" in "$0" | /proc | /dev/shm) continue ;; esac
  mount -o "remount,bind,ro\${options#rw}" "$target"
done < /proc/self/mountinfo
echo ready
exec cat`;

// What a run can see of it must be true before anything is confined: it writes below the folder of runs and nowhere else.
const prove = 'touch "$1/proof" && rm "$1/proof" && ! touch "$1.proof" 2> /dev/null';

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

/** The same for a program that needs no folder of its own. */
export function confinedWorker(command: Command): Promise<Command> {
  return confined(command, runsFolder());
}

function sandboxNow(): Promise<Sandbox> {
  const folder = runsFolder();
  if (current?.folder !== folder) current = { folder, sandbox: start(folder) };
  return current.sandbox;
}

async function start(folder: string): Promise<Sandbox> {
  const open = (why: string): Sandbox => ({ kind: 'open', why });
  if (process.env.CUPEL_SANDBOX === 'off') return open('CUPEL_SANDBOX is off');
  if (process.platform !== 'linux') return open('only Linux has user namespaces');
  const kinds = ['--user', '--map-root-user', '--net', '--mount', '--pid', '--fork', '--mount-proc'];
  const holder = await startGroup('unshare', [...kinds, '--', 'sh', '-c', confine, folder], {}).catch(() => undefined);
  if (!holder) return open('unshare (util-linux) was not found on the PATH');
  const why = (await whyNotReady(holder)) ?? (await whyNotConfined(holder, folder));
  if (why !== undefined) {
    holder.stop('aborted');
    return open(why);
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
    const late = setTimeout(() => resolve('unshare did not answer'), startMillis);
    child.once('close', () => {
      clearTimeout(late);
      resolve(said.split('\n')[0] || 'unshare ended without a reason');
    });
    createInterface({ input: child.stdout }).once('line', () => {
      clearTimeout(late);
      resolve(undefined);
    });
  });
}

async function whyNotConfined(holder: ChildGroup, folder: string): Promise<string | undefined> {
  const proof = entering(holder, folder, { command: 'sh', args: ['-c', prove, 'sh', folder] });
  const limits = { millis: startMillis, bytes: 1024 ** 3 };
  const { exitCode, stderr } = await runProcess({ ...proof, limits }).catch(() => ({
    exitCode: null,
    stderr: 'nsenter (util-linux) was not found on the PATH',
  }));
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
      ...['sh', '-c', 'cd "$0" && exec "$@"', cwd, command, ...args],
    ],
  };
}
