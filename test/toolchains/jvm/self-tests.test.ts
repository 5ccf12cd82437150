import { expect, test } from 'vitest';
import { selfTest } from '../../../src/harness/toolchains/self-test.js';
import { openJvmTarget } from './open-jvm-target.js';

// Old versions, which a bug of their own crashes; the newest ones are in the contracts.
test.each(['groovy@4.0.0', 'scala@3.3.0'])(
  '%s shows what it does with a program',
  async (name) => {
    const opened = await openJvmTarget(name);
    const failures = await selfTest(opened).finally(() => opened.toolchain.close());
    expect(failures).toEqual([]);
  },
  600_000,
);
