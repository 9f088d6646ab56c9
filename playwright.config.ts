import { defineConfig } from '@playwright/test';
import { launchOptions } from './tooling/run/browser.ts';

/** How long a test waits for what will come: a busy machine is slow, not wrong. */
const WAIT_MS = 30_000;

const SESSION_FILES = ['**/session*.e2e.ts', '**/insecureContext.e2e.ts'];

export default defineConfig({
  testDir: 'tooling/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.cache/e2e',
  globalSetup: './tooling/e2e/globalSetup.ts',
  // A browser waits for its server a third of the time. Each worker has a product of its own.
  workers: 2,
  projects: [
    { name: 'pages', testIgnore: SESSION_FILES },
    // Its calls and renewals have 10 s, which a second browser on two cores would use up.
    { name: 'session', testMatch: SESSION_FILES, workers: 1, dependencies: ['pages'] },
  ],
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
