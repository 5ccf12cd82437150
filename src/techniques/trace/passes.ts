import type { Pass } from '../../model/reduction.js';
import type { TraceSupport } from '../../model/trace/trace-support.js';

/** A shorter recorder: it is enough where values that the language prints by itself differ. */
export function plainRecords({ plainRecorder }: Pick<TraceSupport, 'plainRecorder'>): Pass<string> {
  return {
    id: 'recorder',
    keeps: 'nothing',
    exclusive: true,
    cuts: ({ driver }) =>
      driver?.kind === 'attached' && isRecorder(driver.data) && driver.parts[0] !== plainRecorder
        ? [plainRecorder]
        : [],
    apply(candidate, [recorder, ...others]) {
      const { driver } = candidate;
      if (recorder === undefined || others.length > 0 || driver?.kind !== 'attached') return undefined;
      return { ...candidate, driver: { ...driver, parts: [recorder] } };
    },
  };
}

function isRecorder(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'trace';
}
