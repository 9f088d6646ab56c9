import type { Browser, BrowserContext, Page } from 'playwright-core';
import { isHydrated } from '../e2e/isHydrated.ts';
import type { ScreenLook } from './looks.ts';

/** Demo account that sees every screen. */
const ACCOUNT = { username: 'admin', password: 'demo' };

/** Photographs pages of a running product in one look. */
export interface Photographer {
  /** @param isWholePage the page to its end, in place of its first screen */
  shoot: (path: string, file: string, isWholePage: boolean) => Promise<void>;
  /** Signs in as the admin of the demo accounts, for all pages after it. */
  signIn: () => Promise<void>;
  close: () => Promise<void>;
}

/** Opens a visit in a look. */
export async function openPhotographer(
  browser: Browser,
  address: string,
  look: ScreenLook,
): Promise<Photographer> {
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.height },
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'locale', value: look.locale, url: address }]);
  await context.addInitScript(
    ([theme, locale]) => {
      localStorage.setItem('theme', theme);
      localStorage.setItem('locale', locale);
    },
    [look.theme, look.locale] as const,
  );
  // A stream is open for as long as its page, so that the network is never idle. Without it pages poll.
  await context.route('**/api/staff/live/stream/', (route) => route.abort());
  const page = await context.newPage();
  return {
    async shoot(path, file, isWholePage) {
      await open(page, address + path);
      await page.screenshot({ path: file, fullPage: isWholePage });
    },
    signIn: () => signIn(context, address),
    close: () => context.close(),
  };
}

/**
 * Runs in the page: whether all charts are rendered. A picture of a whole page scrolls to none, but before printing
 * all are rendered that are there: those of late data at a later call.
 */
function areChartsRendered(): boolean {
  window.dispatchEvent(new Event('beforeprint'));
  window.dispatchEvent(new Event('afterprint'));
  return document.querySelector('main [data-chart]') === null;
}

/** Opens a page and waits until it is hydrated, and its data and all its charts are there. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(isHydrated);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(areChartsRendered, undefined, { polling: 200 });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => document.querySelector('main [aria-busy="true"], main [data-loading]') === null,
  );
}

async function signIn(context: BrowserContext, address: string): Promise<void> {
  const response = await context.request.post(`${address}/api/token/`, { data: ACCOUNT });
  if (!response.ok()) throw new Error(`The sign-in was refused with ${response.status()}.`);
  // The product's own response, by its contract.
  const { access, refresh } = (await response.json()) as { access: string; refresh: string };
  await context.addInitScript(
    ([accessToken, refreshToken]) => {
      // Renewed tokens of this visit stay.
      if (localStorage.getItem('refresh_token') !== null) return;
      localStorage.setItem('access_token', accessToken);
      localStorage.setItem('refresh_token', refreshToken);
    },
    [access, refresh] as const,
  );
}
