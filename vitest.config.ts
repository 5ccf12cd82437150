import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Real compilers run in the tests, and the machine may have two cores only.
    testTimeout: 120_000,
    hookTimeout: 600_000,
    maxWorkers: 2,
  },
});
