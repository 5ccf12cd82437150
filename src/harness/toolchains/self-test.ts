import type { Outcome } from '../../core/outcome.js';
import type { SelfTest } from '../../core/toolchain.js';
import { type FactKey, ownMemory } from './memory.js';
import type { OpenTarget } from './resolve.js';

/** A self-test that did not come out as it must. */
export interface SelfTestFailure {
  readonly test: SelfTest;
  readonly outcome: Outcome;
}

// What fails once may have been an accident of the machine; what fails each time is no accident.
const attempts = 3;

/** Runs the self-tests of a target; an empty list means that its outcomes can be trusted, and is remembered. */
export async function selfTest(
  target: OpenTarget,
  signal?: AbortSignal,
  memory = ownMemory(),
): Promise<SelfTestFailure[]> {
  const results = await Promise.all(target.toolchain.selfTests.map((test) => tryTest(target, test, signal)));
  const failures = results.flatMap((failure) => failure ?? []);
  if (failures.length > 0) memory.forget(keyOf(target));
  else memory.note(keyOf(target), []);
  return failures;
}

/** Since when all of these targets are known to pass their self-tests, in milliseconds since 1970; undefined if some are to be tested. */
export function selfTestedAt(targets: readonly OpenTarget[], memory = ownMemory()): number | undefined {
  const facts = targets.map((target) => memory.recall(keyOf(target)));
  return facts.includes(undefined) ? undefined : Math.min(...facts.map((fact) => fact?.at ?? 0));
}

// Whatever else they may depend on.
function keyOf({ name, toolchain: { checksum, runtime = '', limits } }: OpenTarget): FactKey {
  const machine = [process.platform, process.arch, process.version];
  return [`self-tests of ${name}`, checksum, runtime, String(limits.millis), String(limits.bytes), ...machine];
}

async function tryTest(
  { toolchain, configuration }: OpenTarget,
  test: SelfTest,
  signal?: AbortSignal,
): Promise<SelfTestFailure | undefined> {
  let failure: SelfTestFailure | undefined;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const [observed] = await toolchain.observe([test], { configuration, signal, millis: test.millis, apart: true });
    if (observed?.outcome.kind === test.expected) return undefined;
    failure = { test, outcome: observed?.outcome as Outcome };
  }
  return failure;
}
