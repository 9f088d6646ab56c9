import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { findBrowser } from '../bootstrap/browser.mjs';

/**
 * For tests of what pages are and do, not of how long they take: frames are drawn in the thread of the page. To
 * load 40 pages, two at a time, took 26 s in place of 32 to 40 on two processors.
 */
export const TEST_SWITCHES = ['--disable-threaded-compositing'] as const;

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
 * @param more switches of its command line
 * @throws Error if there is none
 */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const options = launchOptions(more);
  if (options.executablePath === undefined) {
    throw new Error('There is no Chromium. Run npm run bootstrap -- --browser.');
  }
  return chromium.launch(options);
}
