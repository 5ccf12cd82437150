import type { Observed } from '../core/outcome.js';
import type { Compilable } from '../core/test-program.js';
import { sizeOf } from './usual-cost.js';
import type { Watched } from './watched.js';

/** Adds to what a plain compiler did what that cost, where it took long. */
export type WeighPlainly = (watched: Watched, program: Compilable, observed: Observed) => Promise<Observed>;

// What takes less is nobody's bug; what takes more may still be a large program, or a compiler that starts slowly.
const leastMillis = 6000;
// For so many characters a compiler that has just started takes as long as for its start, several times more than it needs.
const charactersPerStart = 8000;
const measurements = 2;

/**
 * Weighs what a fresh process takes for a program against what one of the same compiler takes for a small program at about
 * the same time: so the same machine is compared with itself. That is measured once, and only where a program takes long.
 */
export function weighPlainly(observe: (watched: Watched, program: Compilable) => Promise<Observed>): WeighPlainly {
  const starts = new Map<string, Promise<number | undefined>>();

  async function measureStart(watched: Watched): Promise<number | undefined> {
    const small = watched.toolchain.selfTests.find(({ expected }) => expected === 'accepted');
    const taken: number[] = [];
    for (let i = 0; small && i < measurements; i++) {
      const { outcome, cpuMillis } = await observe(watched, small);
      if (outcome.kind !== 'accepted' || cpuMillis === undefined) return undefined;
      taken.push(cpuMillis);
    }
    return taken.length > 0 ? Math.max(...taken) : undefined;
  }

  return async (watched, program, observed) => {
    const { outcome, cpuMillis = 0 } = observed;
    if (cpuMillis < leastMillis || (outcome.kind !== 'accepted' && outcome.kind !== 'rejected')) return observed;
    const start = starts.get(watched.name) ?? measureStart(watched);
    starts.set(watched.name, start);
    const startMillis = await start;
    if (startMillis === undefined) return observed;
    const usualMillis = Math.round(startMillis * (1 + sizeOf(program) / charactersPerStart));
    return { ...observed, outcome: { ...outcome, cost: { cpuMillis, usualMillis } } };
  };
}
