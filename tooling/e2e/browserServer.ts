import { type Browser, type BrowserServer, chromium } from 'playwright-core';
import { findBrowser } from '../bootstrap/browser.mjs';

/** How a Chromium is started, without its calls to the outside. */
function launchOptions(more: readonly string[] = []) {
  const executablePath = findBrowser();
  if (executablePath === null) {
    throw new Error('There is no Chromium. Run npm run bootstrap -- --browser.');
  }
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  };
}

/**
 * A Chromium of one's own.
 *
 * @param more switches of its command line
 */
export const launchBrowser = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch(launchOptions(more));

/** A Chromium for several processes; they reach it by `connectBrowser`. */
export const serveBrowser = (): Promise<BrowserServer> => chromium.launchServer(launchOptions());
