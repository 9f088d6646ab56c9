import { getJestConfig } from '@storybook/test-runner';
import { launchOptions } from '../tooling/run/browser.ts';

const config = getJestConfig();

/** The test-runner's own Jest configuration, with the browser that the bootstrap found. */
export default {
  ...config,
  testTimeout: 30_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions?.['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: launchOptions(),
      // Fades would be measured half-way: with reduced motion nothing is in between.
      contextOptions: { reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } },
    },
  },
};
