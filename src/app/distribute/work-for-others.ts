import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { isHunt } from '../../core/campaign-settings.js';
import { UserError } from '../../core/errors.js';
import { parseTarget } from '../../core/target.js';
import type { Campaign } from '../../store/campaign.js';
import { familyNamed } from '../catalogue.js';
import { provide } from '../provide.js';
import { configure } from '../read-settings.js';
import type { Trust } from '../require-trust.js';
import type { Settings } from '../settings.js';
import { withStore } from '../with-store.js';
import { type WatchedWork, type Work, watched } from '../work.js';
import { missingLine, type Workshop, workOn } from './work-on.js';

/** How a worker behaves. */
export interface Working {
  /** Installs the compilers that campaigns need. */
  readonly install?: boolean | undefined;
  /** Ends when there is nothing to do, and does not wait for the next campaign. */
  readonly once?: boolean | undefined;
}

const pollMillis = 1000;
const beatMillis = 3000;

/** Takes work of distributed campaigns until it is stopped; what it cannot do is told, and left to others. */
export async function workForOthers(
  { install = false, once = false, trust, ...settings }: Settings & Working & Trust = {},
  work: Work = {},
): Promise<void> {
  const configuration = configure(settings);
  const { listen, signal } = watched(work);
  const id = `${hostname()}-${process.pid}-${randomBytes(3).toString('hex')}`;
  await withStore(configuration.store, listen, async (store) => {
    const shop: Workshop = { id, store, configuration, trust: { trust } };
    const refused = new Set<string>();
    try {
      while (!signal.aborted) {
        const running = (await store.campaigns()).filter((each) => isOpen(each) && !refused.has(each.id)).reverse();
        const [next] = running;
        if (next) await workOnOne(next);
        else if (once) break;
        else {
          await store.leases.beat({ id, host: hostname(), pid: process.pid });
          await setTimeout(pollMillis, undefined, { signal }).catch(() => undefined);
        }
      }
    } finally {
      await store.leases.leave(id);
    }

    async function workOnOne(campaign: Campaign): Promise<void> {
      try {
        await requireCompilers(campaign, install, { listen, signal });
        await beating(campaign, shop, { listen, signal });
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        // Another worker may be able to.
        refused.add(campaign.id);
        listen({ kind: 'notice', text: `not taken: ${error.message}` });
        if (once) throw error;
      }
    }
  });
}

function isOpen({ status, settings }: Campaign): boolean {
  return status === 'running' && isHunt(settings) && settings.distributed === true;
}

// As long as it is heard of, what it has taken is its own; a campaign that somebody has stopped is left.
async function beating(campaign: Campaign, shop: Workshop, { listen, signal }: WatchedWork): Promise<void> {
  const { id, store } = shop;
  const over = new AbortController();
  const beat = async () => {
    await store.leases.beat({ id, host: hostname(), pid: process.pid, campaign: campaign.id });
    if ((await store.campaign(campaign.id))?.status !== 'running') over.abort();
  };
  await beat();
  // A failure is met by the next result, which must not be lost; this may be.
  const timer = setInterval(() => void beat().catch(() => undefined), beatMillis);
  try {
    listen({ kind: 'notice', text: `working on campaign ${campaign.id}` });
    await workOn(campaign, shop, watched({ listen, signal: AbortSignal.any([signal, over.signal]) }));
  } catch (error) {
    if (!over.signal.aborted && !signal.aborted) throw error;
  } finally {
    clearInterval(timer);
    await store.leases.free(id);
  }
}

async function requireCompilers({ id, settings }: Campaign, install: boolean, { listen }: WatchedWork): Promise<void> {
  if (!isHunt(settings)) return;
  const { targets, references, base, runners } = settings;
  const all = [
    ...targets,
    ...references,
    ...(base ? [base] : []),
    ...(runners?.targets ?? []),
    ...(runners?.references ?? []),
  ];
  const missing = new Set<string>();
  for (const target of all) {
    const { family: name, version = '' } = parseTarget(target);
    const family = await familyNamed(name);
    if (install) await provide(family, version, listen);
    else if ((await family.installed()).every((each) => each.version !== version)) missing.add(`${name}@${version}`);
  }
  if (missing.size > 0) throw missingLine(id, [...missing]);
}
