import { defineConfig } from '@playwright/test';
import { launchOptions } from './tooling/run/browser.ts';

/** How long a test waits for what will come: a busy machine is slow, not wrong. */
const WAIT_MS = 30_000;

export default defineConfig({
  testDir: 'tooling/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.cache/e2e',
  globalSetup: './tooling/e2e/globalSetup.ts',
  // One browser at a time: two would starve each other on two cores. And all files share one product.
  workers: 1,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 120_000,
  // Timings belong to `npm run bench`.
  reportSlowTests: null,
  expect: { timeout: WAIT_MS },
  use: {
    launchOptions: launchOptions(),
    actionTimeout: WAIT_MS,
    navigationTimeout: WAIT_MS,
  },
});
