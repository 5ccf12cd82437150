import type { Outcome } from '../../core/outcome.js';
import type { SelfTest } from '../../core/toolchain.js';
import type { OpenTarget } from './resolve.js';

/** A self-test that did not come out as it must. */
export interface SelfTestFailure {
  readonly test: SelfTest;
  readonly outcome: Outcome;
}

// What fails once may have been an accident of the machine; what fails each time is no accident.
const attempts = 3;

/** Runs the self-tests of a target; an empty list means that its outcomes can be trusted. */
export async function selfTest(target: OpenTarget, signal?: AbortSignal): Promise<SelfTestFailure[]> {
  const results = await Promise.all(target.toolchain.selfTests.map((test) => tryTest(target, test, signal)));
  return results.flatMap((failure) => failure ?? []);
}

async function tryTest(
  { toolchain, configuration }: OpenTarget,
  test: SelfTest,
  signal?: AbortSignal,
): Promise<SelfTestFailure | undefined> {
  let failure: SelfTestFailure | undefined;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const [observed] = await toolchain.observe([test], { configuration, signal, millis: test.millis });
    if (observed?.outcome.kind === test.expected) return undefined;
    failure = { test, outcome: observed?.outcome as Outcome };
  }
  return failure;
}
