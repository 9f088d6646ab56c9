import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Packages are used from source, so that no build stands between a change and its test. */
const source = '@litometr/source';

/** How long a test waits for what will come, as the browser does: a busy machine is slow, not wrong. */
const busy = { timeout: 30_000 };

/** Runs with the style sheets loaded, which the other tests would only be slowed down by. */
const styled = ['packages/ui/src/testing/conformance.test.tsx'];

export default defineConfig({
  // The compiler of styles reads these from the top of the file, not from the projects below.
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  test: {
    // Left to itself Vitest keeps one core free, which of two cores is half.
    maxWorkers: 2,
    maxConcurrency: 2,
    // What a passing test prints would bury the names of those that failed.
    silent: 'passed-only',
    projects: [
      {
        plugins: [react(), vanillaExtractPlugin()],
        resolve: { conditions: [source, ...defaultClientConditions] },
        ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
        test: {
          name: 'web',
          environment: 'jsdom',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/dashboard/src/**/*.test.{ts,tsx}',
            '.storybook/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', ...styled],
          setupFiles: ['tooling/test/webSetup.ts'],
          testTimeout: 60_000,
          expect: { poll: busy },
          restoreMocks: true,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        resolve: { conditions: [source, ...defaultClientConditions] },
        ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
        test: {
          name: 'styled',
          environment: 'jsdom',
          include: styled,
          css: { include: [/\.vanilla\.css/] },
          setupFiles: ['tooling/test/webSetup.ts'],
          testTimeout: 60_000,
          expect: { poll: busy },
          restoreMocks: true,
        },
      },
      {
        resolve: { conditions: [source, ...defaultServerConditions] },
        ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
        test: {
          name: 'server',
          environment: 'node',
          // One process owns one data folder, so test files are processes.
          pool: 'forks',
          include: ['apps/server/src/**/*.test.ts', 'tooling/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: busy },
        },
      },
      {
        resolve: { conditions: [source, ...defaultServerConditions] },
        ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
        test: {
          name: 'e2e',
          environment: 'node',
          pool: 'forks',
          // One browser at a time: two would starve each other on two cores.
          fileParallelism: false,
          include: ['tooling/e2e/**/*.e2e.ts'],
          globalSetup: ['tooling/e2e/globalSetup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: busy },
        },
      },
    ],
  },
});
