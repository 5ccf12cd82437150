import type { Outcome } from '../../core/outcome.js';
import type { SelfTest } from '../../core/toolchain.js';
import type { OpenTarget } from './resolve.js';

/** A self-test that did not come out as it must. */
export interface SelfTestFailure {
  readonly test: SelfTest;
  readonly outcome: Outcome;
}

/** Runs the self-tests of a target; an empty list means that its outcomes can be trusted. */
export async function selfTest(target: OpenTarget, signal?: AbortSignal): Promise<SelfTestFailure[]> {
  const failures: SelfTestFailure[] = [];
  for (const test of target.toolchain.selfTests) {
    const options = { configuration: target.configuration, signal, millis: test.millis };
    const [observed] = await target.toolchain.observe([test], options);
    if (observed?.outcome.kind !== test.expected) failures.push({ test, outcome: observed?.outcome as Outcome });
  }
  return failures;
}
