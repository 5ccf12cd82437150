import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Real compilers run in most tests, and the machine may have two cores only.
    testTimeout: 120_000,
    hookTimeout: 600_000,
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'unit', include: ['src/**/*.test.ts'], isolate: false } },
      {
        extends: true,
        test: { name: 'node', include: ['test/**/*.test.ts'], exclude: ['test/toolchains/**', 'test/quality/**'] },
      },
      {
        extends: true,
        test: {
          name: 'toolchains',
          include: ['test/toolchains/**/*.test.ts', 'test/quality/**/*.test.ts'],
          globalSetup: 'test/toolchains/install.ts',
        },
      },
    ],
  },
});
