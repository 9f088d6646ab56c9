import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { createMemoryFolder } from './tooling/test/memoryFolder.ts';
import { sourceConfig } from './tooling/vite/sourceConfig.ts';

const { resolve, environments } = sourceConfig;

// Workers and the servers that tests start inherit it.
const memoryFolder = createMemoryFolder();
if (memoryFolder !== null) process.env['TMPDIR'] = memoryFolder;

/** How long a test waits for what will come, as the browser does: a busy machine is slow, not wrong. */
const busy = { timeout: 30_000 };

/** In a process of their own: what they change in modules or in the environment others would find. */
const isolated = ['**/*.isolated.test.ts'];

/** Runs with the style sheets loaded, which the other tests would only be slowed down by. */
const styled = ['packages/ui/src/testing/conformance.test.tsx'];

/** Shared by all projects that run in jsdom. */
const browserLike = { plugins: [react(), vanillaExtractPlugin()], resolve, environments };
const browserTests = {
  environment: 'jsdom',
  // A page and modules of its own for each file, without a process of its own, which takes twice as long.
  pool: 'vmThreads',
  vmMemoryLimit: '1.5GB',
  setupFiles: ['tooling/test/fixedSeed.ts', 'tooling/test/webSetup.ts'],
  testTimeout: 60_000,
  expect: { poll: busy },
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
};

export default defineConfig({
  // The compiler of styles reads these from the top of the file, not from the projects below.
  resolve,
  environments,
  test: {
    // By default Vitest leaves one core free, which is half of two cores.
    maxWorkers: 2,
    maxConcurrency: 2,
    // Output of passing tests would bury the names of those that failed.
    silent: 'passed-only',
    projects: [
      {
        ...browserLike,
        test: {
          ...browserTests,
          name: 'web',
          include: ['*.test.ts', '*.test.tsx'].flatMap((name) => [
            `{packages/*,apps/dashboard}/src/**/${name}`,
            `.storybook/**/${name}`,
          ]),
          exclude: ['**/node_modules/**', ...styled],
        },
      },
      {
        ...browserLike,
        test: {
          ...browserTests,
          name: 'styled',
          include: styled,
          css: { include: [/\.vanilla\.css/] },
        },
      },
      {
        environments,
        test: {
          name: 'server',
          environment: 'node',
          // The engine allows one data folder a process: each file opens its own, and closes it.
          pool: 'forks',
          isolate: false,
          include: ['apps/server/src/**/*.test.ts', 'tooling/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...isolated],
          setupFiles: ['tooling/test/fixedSeed.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: busy },
        },
      },
      {
        environments,
        test: {
          name: 'server-isolated',
          environment: 'node',
          pool: 'forks',
          include: ['apps/server/src/**/*.isolated.test.ts', 'tooling/**/*.isolated.test.ts'],
          setupFiles: ['tooling/test/fixedSeed.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: busy },
        },
      },
      {
        environments,
        test: {
          name: 'figures',
          environment: 'node',
          pool: 'forks',
          include: ['tooling/figures/**/*.e2e.ts'],
          globalSetup: ['tooling/figures/buildPages.ts'],
          setupFiles: ['tooling/test/fixedSeed.ts'],
          // Renders every page in each language.
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'packages',
          environment: 'node',
          pool: 'forks',
          include: ['tooling/packages/**/*.e2e.ts'],
          // Each installs an app from the registry and builds it.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: busy },
        },
      },
    ],
  },
});
