// A process that holds one toolchain, with its warm servers, for several commands of cupel, one after the other.
import type { OpenOptions } from '../../core/toolchain.js';
import { openTarget, resolveTarget } from '../../harness/toolchains/resolve.js';
import { familiesFor } from '../catalogue.js';
import { serveWarm } from './serve-warm.js';

/** What a keeper is told when it is started. */
export interface KeeperOrder {
  /** Family and version of the compiler. */
  readonly target: string;
  readonly options: OpenOptions;
  readonly socket: string;
  /** How long it stays when nobody is connected. */
  readonly idleMillis: number;
}

const { target, options, socket, idleMillis } = JSON.parse(process.argv[2] ?? '{}') as KeeperOrder;
const { toolchain } = openTarget(await resolveTarget(target, await familiesFor(target)), options);
try {
  await serveWarm(toolchain, socket, idleMillis);
} finally {
  await toolchain.close();
}
process.exit(0);
