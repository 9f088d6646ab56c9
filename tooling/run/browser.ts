import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { findBrowser } from '../bootstrap/browser.mjs';

/**
 * Returns how a Chromium is started, without its calls to the outside.
 *
 * @param more switches of its command line
 * @param executablePath its path; null for the one of Playwright
 */
export function launchOptions(
  more: readonly string[] = [],
  executablePath = findBrowser(),
): LaunchOptions {
  return {
    ...(executablePath !== null && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Without a window letters are hinted to whole pixels, and lines break where they do not on a phone.
      '--font-render-hinting=none',
      ...more,
    ],
  };
}

/**
 * Starts a Chromium.
 *
 * @throws Error if there is none
 */
export function launchBrowser(): Promise<Browser> {
  const options = launchOptions();
  if (options.executablePath === undefined) {
    throw new Error('There is no Chromium. Run npm run bootstrap -- --browser.');
  }
  return chromium.launch(options);
}
