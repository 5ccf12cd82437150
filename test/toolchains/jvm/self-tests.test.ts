import { expect, test } from 'vitest';
import { selfTest } from '../../../src/harness/toolchains/self-test.js';
import { openJvmTarget } from './open-jvm-target.js';

// The newest versions, and old ones that a bug of their own crashes; more would only take time.
const newest = ['java@17', 'ecj@3.46.100', 'groovy@5.1.3', 'kotlin@2.4.20', 'scala@3.9.0'];
const old = ['groovy@4.0.0', 'scala@3.3.0'];

test.each([...newest, ...old])(
  '%s shows what it does with a program',
  async (name) => {
    const opened = await openJvmTarget(name);
    const failures = await selfTest(opened).finally(() => opened.toolchain.close());
    expect(failures).toEqual([]);
  },
  600_000,
);
